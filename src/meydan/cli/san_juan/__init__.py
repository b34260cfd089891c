"""San Juan at the terminal."""
