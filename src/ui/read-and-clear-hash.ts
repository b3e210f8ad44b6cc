/** The secret of a mailed link, which stands behind `#`; it leaves the address bar and the history. */
export function readAndClearHash(): string {
  const { hash, pathname, search } = window.location
  if (hash) window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}
