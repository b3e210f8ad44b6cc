const MOST_TURNS = 5

/**
 * Fetches from one site only: a redirect is followed on the same host, so that it can neither lead the import into the
 * private network nor pass its key on.
 * @param isSame true for addresses of that site; default: the same host
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
