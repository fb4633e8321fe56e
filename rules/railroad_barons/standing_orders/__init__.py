"""Standing orders: what a seat may have done for it when its turn comes."""
