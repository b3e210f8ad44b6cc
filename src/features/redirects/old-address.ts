import { paths } from '#src/paths.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { readTags } from '#src/platform/request-scope.ts'
import { findOldAddress } from './queries.ts'

const pathOf = {
  news: paths.newsItem,
  blog: paths.blogPost,
  page: (slug: string) => paths.about(slug),
}

/** Where an address of the site of before leads now, for a request that nothing here answers; null for nowhere. */
export async function leadOn(db: Db, request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const path = decoded(new URL(request.url).pathname).replace(/\/+$/, '')
  // No text of the database holds a zero.
  if (!path || path.includes('\0')) return null
  readTags(['redirects'])
  const found = await findOldAddress(db, path)
  if (!found) return null
  readTags([found.kind === 'page' ? 'pages' : found.kind])
  return new Response(null, { status: 301, headers: { location: pathOf[found.kind](found.slug) } })
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
