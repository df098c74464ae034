"""The database: rows, transactions, migrations, backups and the heartbeat."""
