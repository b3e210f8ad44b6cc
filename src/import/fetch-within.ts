const MOST_TURNS = 5

/**
 * Fetches from one site and from nowhere else: a redirect is followed on its own host only, so that nobody can lead the
 * import into the network behind us, or the key that it carries to somebody else.
 * @param isSame says which addresses are of that site; its host and no other where it is left out
 * @throws Error with the reason in words
 */
export async function fetchWithin(
  address: URL,
  init: RequestInit,
  isSame = (next: URL) => next.host === address.host,
): Promise<Response> {
  let url = address
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const answer = await fetch(url, { ...init, redirect: 'manual' })
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status > 399 || !location) return answer
    await answer.body?.cancel()
    const next = URL.parse(location, url)
    if (!next || !isSame(next)) throw new Error('leads to another site')
    url = next
  }
  throw new Error('leads on without an end')
}
