/** Reads the secret of a mailed link from the fragment and removes it from the address bar and the history. */
export function readAndClearHash(): string {
  const { hash, pathname, search } = window.location
  if (hash) window.history.replaceState(window.history.state, '', pathname + search)
  return hash.slice(1)
}
