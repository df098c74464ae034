"""The pictures of both games: flat drawings, and the tool that lays them in stone (`make art`)."""
