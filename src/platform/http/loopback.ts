/**
 * True if a host name or address of `HOST` or a URL is reachable from this machine alone. Short, decimal and mapped
 * spellings of 127.0.0.0/8 are recognised; names other than `localhost` are not.
 */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  const name = URL.parse(`http://${bare.includes(':') ? `[${bare}]` : bare}/`)?.hostname.replace(/\.$/, '')
  if (!name) return false
  return (
    /^(?:.+\.)?localhost$/.test(name) ||
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    name === '[::1]' ||
    /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/.test(name)
  )
}
