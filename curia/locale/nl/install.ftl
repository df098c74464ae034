### How an extra is installed. Nothing else says it: a release changes the command.

install-extra = In de map met de broncode van Curia: pip install ".[{ $extra }]".
