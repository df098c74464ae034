### How an extra is installed. Nothing else says it: a release changes the command.

install-extra = In the folder of Curia's sources: pip install ".[{ $extra }]".
