"""The rules for people to read: numbered paragraphs in five languages, when each of them holds, and how one is found.

They are Markdown, in docs/rules (which is `rules` in the package) and, of games from elsewhere, in their own folder.
"""
