import { addressedKinds, addressOf, categorisedKinds, kindOf } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { readTags } from '#src/platform/request-scope.ts'
import { addressIn, type Language, splitLanguage } from '#src/wire/language.ts'
import { findFormerCategory } from '../categories/queries.ts'
import { findOldAddress } from './queries.ts'

/** Query names by which WordPress identifies an item at any path. */
export const oldQueryNames = ['p', 'page_id', 'attachment_id'] as const

/** Address of the same page for the category into which another was merged; null for any other address. */
async function categoryNow(db: Db, url: URL): Promise<string | null> {
  for (const { kind, tag, categories } of categorisedKinds) {
    const { path, query } = categories.page
    const isThere = query ? url.pathname === path : url.pathname.startsWith(path)
    const slug = isThere && (query ? url.searchParams.get(query) : decoded(url.pathname.slice(path.length)))
    if (!slug || slug.includes('\0')) continue
    readTags([tag])
    const now = await findFormerCategory(db, kind, slug)
    if (!now) return null
    if (query) url.searchParams.set(query, now)
    return (query ? url.pathname : path + now) + url.search
  }
  return null
}

const redirect = (location: string) => new Response(null, { status: 301, headers: { location } })

/** Redirects an unanswered address of the former site, or of a merged category; null if there is no target. */
async function redirectOldAddress(db: Db, request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const url = new URL(request.url)
  const { language, path: within } = splitLanguage(url.pathname)
  url.pathname = within
  const category = await categoryNow(db, url)
  if (category) return redirect(addressIn(language, category))
  const path = decoded(within).replace(/\/+$/, '')
  // PostgreSQL texts cannot contain NUL.
  if (!path || path.includes('\0')) return null
  return redirectFrom(db, path, language)
}

async function redirectFrom(db: Db, path: string, language: Language): Promise<Response | null> {
  readTags(['redirects'])
  const found = await findOldAddress(db, path)
  if (!found) return null
  readTags([kindOf(addressedKinds, found.kind).tag])
  return redirect(addressIn(language, addressOf(found.kind, found.slug)))
}

/** Redirects a former address with a numeric id, such as `/?p=12`; null for any other. */
async function redirectOldQuery(db: Db, { method, url: given }: Request): Promise<Response | null> {
  if (method !== 'GET' && method !== 'HEAD') return null
  const url = new URL(given)
  const name = oldQueryNames.find((one) => url.searchParams.has(one))
  const number = name && url.searchParams.get(name)
  const { language, path: within } = splitLanguage(url.pathname)
  const path = decoded(within).replace(/\/+$/, '')
  if (!number || !/^\d{1,15}$/.test(number) || path.includes('\0')) return null
  return redirectFrom(db, `${path}/?${name}=${number}`, language)
}

/**
 * Answers a request by a page, or redirects an address of the former site. Numeric ids are looked up first: the home
 * page has the same path.
 */
export async function withOldAddresses(
  db: Db,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const byNumber = await redirectOldQuery(db, request)
  if (byNumber) return byNumber
  const page = await answer()
  return page.status === 404 ? ((await redirectOldAddress(db, request)) ?? page) : page
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
