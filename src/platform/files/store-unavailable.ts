/** The disk is full, read-only or broken, was taken away, or a network file system lost its server. */
const awayCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'ESTALE',
  'ENODEV',
  'ENOENT',
  'ENOTDIR',
])

/**
 * True if the file store, or the disk of uploads that are being checked, cannot do its work for now. A bucket that lacks
 * a file is no error; any other error of its client means that it does not answer or refuses this site.
 */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // Sockets of a database have some of these codes, too.
  return '$metadata' in error || (awayCodes.has(code) && syscall !== 'connect')
}
