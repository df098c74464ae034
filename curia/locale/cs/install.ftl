### How an extra is installed. Nothing else says it: a release changes the command.

install-extra = Ve složce se zdrojovými kódy Curie: pip install ".[{ $extra }]".
