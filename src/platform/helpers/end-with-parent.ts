/**
 * Ends this process when its parent is gone, also when that was killed: the channel between the two closes then. Does
 * nothing in a process started without a channel, such as a command in a terminal.
 */
export function endWithParent() {
  process.on('disconnect', () => process.exit())
}
