"""How the nets in `search/nets` are made: erring players play, and a small net learns from who won. See `__main__`."""
