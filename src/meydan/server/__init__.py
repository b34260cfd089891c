"""The table service: people, bots and other programs play at tables over HTTP and WebSocket; no move is ever lost."""
