"""What every picture of the game uses: liveries, colours, words, signs."""
