/**
 * Ends this process when the one that started it is gone, also when that was killed: the channel between the two closes
 * then. Does nothing in a process that was started without a channel, such as a command that somebody typed.
 */
export function endWithParent() {
  process.on('disconnect', () => process.exit())
}
