import type { SiteOrigin } from '../site-origin.ts'
import { documentOf } from './describe.ts'
import { docsPage } from './docs-page.ts'
import type { Endpoint } from './endpoint.ts'

type Description = { document: string; page: string }

/**
 * The OpenAPI document of `/v1`, as JSON and as a page. Built at the first request and kept as two texts, which take
 * less memory than the schemas of all answers.
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
