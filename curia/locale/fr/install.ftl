### How an extra is installed. Nothing else says it: a release changes the command.

install-extra = Dans le dossier des sources de Curia : pip install ".[{ $extra }]".
