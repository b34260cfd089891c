"""Istanbul at the terminal."""
