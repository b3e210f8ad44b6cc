import { unwrap } from '#src/ui/page.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import type { Call } from '#src/wire/client.ts'
import type { getPage } from './api.ts'
import { type Page, toPage } from './model.ts'

/** A live page by a current or former slug; an invalid slug is a 404 too. */
export async function fetchPage(api: Call, slug: string): Promise<Page> {
  const answer = await api<typeof getPage>('GET /pages/{id}', {
    params: { id: slug },
    query: { slug: '1', lang: LANGUAGE },
  })
  return toPage(unwrap(answer).data)
}
