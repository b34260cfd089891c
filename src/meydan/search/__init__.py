"""Thinking ahead on the engine itself: sampled worlds, common luck, a learned value. It knows no game."""
