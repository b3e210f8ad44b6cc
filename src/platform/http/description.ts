import type { SiteOrigin } from '../site-origin.ts'
import { documentOf } from './describe.ts'
import { docsPage } from './docs-page.ts'
import type { Endpoint } from './endpoint.ts'

type Description = { document: string; page: string }

/**
 * What `/v1` is, for machines and for people. It is written once, when somebody first asks: held for ever are two
 * texts and not the shapes of all answers, which would be most of all schemas.
 */
export function createDescription(
  endpoints: readonly Endpoint[],
  place: Pick<SiteOrigin, 'publicUrl'>,
): () => Promise<Description> {
  let written: Promise<Description> | undefined
  const write = async () => {
    const document = await documentOf(endpoints, place)
    return { document: JSON.stringify(document), page: String(await docsPage(document)) }
  }
  return () => {
    written ??= write()
    return written
  }
}
