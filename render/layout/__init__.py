"""Layout of everything in a picture that is not a map: boxes that know their size, draw themselves
and say in words what they show."""
