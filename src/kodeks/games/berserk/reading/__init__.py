"""How card texts are read: the two tongues, the words of the game, sentences, whole cards."""
