"""What all pictures of the game share: liveries, colours, texts, signs."""
