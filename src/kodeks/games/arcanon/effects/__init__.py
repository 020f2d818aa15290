"""Chapter 2, Opis efektów i operatorów: passive Effects, active Effects, and the Use that pays them."""
