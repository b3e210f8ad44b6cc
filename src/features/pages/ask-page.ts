import { data } from 'react-router'
import { unwrap } from '#src/ui/page.ts'
import type { Call } from '#src/wire/client.ts'
import type { getPage } from './api.ts'
import { type Page, toPage } from './model.ts'

/** A live page by a slug it has or had; what the API takes for no slug names no page either. */
export async function askPage(api: Call, slug: string): Promise<Page> {
  const answer = await api<typeof getPage>('GET /pages/{id}', { params: { id: slug }, query: { slug: '1' } })
  if (!answer.success && answer.code === 400) throw data(null, { status: 404 })
  return toPage(unwrap(answer).data)
}
