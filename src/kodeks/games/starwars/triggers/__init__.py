"""What Interrupts and Reactions wait for: one class for each trigger, families in a file."""
