import { data } from 'react-router'
import type { Call } from '#src/wire/client.ts'
import type { getRegion } from './api.ts'

/** Requires a region: an empty list of an unknown one is no page. @throws a 404 for the error page */
export async function requireRegion(api: Call, id: string) {
  const answer = await api<typeof getRegion>('GET /region/{id}', { params: { id } })
  if (answer.code === 404) throw data(null, { status: 404 })
}
