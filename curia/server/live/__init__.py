"""What reaches clients by itself: event streams, webhooks, notifications between processes."""
