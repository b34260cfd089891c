"""Tournaments: who meets whom, how everybody stands, and how one round follows another."""
