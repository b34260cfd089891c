"""Istanbul: The Dice Game at the terminal."""
