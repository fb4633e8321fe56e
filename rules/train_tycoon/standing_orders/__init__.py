"""Standing orders: what is done for a seat when its turn comes."""
