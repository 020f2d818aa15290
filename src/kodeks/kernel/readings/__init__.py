"""Reading texts that people print: all readings of a sentence by the wordings of classes, in any tongue."""
