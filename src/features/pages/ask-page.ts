import { unwrap } from '#src/ui/page.ts'
import type { Call } from '#src/wire/client.ts'
import type { getPage } from './api.ts'
import { type Page, toPage } from './model.ts'

/** A live page by a slug it has or had; what the API takes for no slug names no page either. */
export async function askPage(api: Call, slug: string): Promise<Page> {
  const answer = await api<typeof getPage>('GET /pages/{id}', { params: { id: slug }, query: { slug: '1' } })
  return toPage(unwrap(answer).data)
}
