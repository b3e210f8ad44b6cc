import { data } from 'react-router'
import type { Call } from '#src/wire/client.ts'
import type { getRegion } from './api.ts'

/** An empty list of a region that there is not is no page. @throws a 404 for the error page */
export async function requireRegion(api: Call, id: string) {
  const answer = await api<typeof getRegion>('GET /region/{id}', { params: { id } })
  if (answer.code === 404) throw data(null, { status: 404 })
}
