### How an extra is installed. Nothing else says it: a release changes the command.

install-extra = Im Ordner mit Curias Quelltext: pip install ".[{ $extra }]".
