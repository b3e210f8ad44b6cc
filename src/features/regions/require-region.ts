import { data, redirect } from 'react-router'
import type { Call } from '#src/wire/client.ts'
import type { getRegion } from './api.ts'

/**
 * Requires the region of a list's address: an empty list of an unknown one is no page.
 * @throws a 404 for the error page; a redirect to the same list of the region into which it was merged
 */
export async function requireRegion(api: Call, id: string, url: URL) {
  const answer = await api<typeof getRegion>('GET /region/{id}', { params: { id } })
  if (answer.code === 404) throw data(null, { status: 404 })
  if (!answer.success || String(answer.data.id) === id) return
  const there = new URL(url)
  there.searchParams.set('region', String(answer.data.id))
  throw redirect(there.pathname + there.search, 301)
}
