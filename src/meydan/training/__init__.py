"""How the nets in `search/nets` are made: they practise, from nothing, and are kept if they are not weaker."""
