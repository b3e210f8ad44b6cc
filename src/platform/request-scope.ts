import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheTag } from '#src/wire/cache-tag.ts'

/** Who sends a request, as far as the server can tell. */
export type Visit = {
  /** The client's address, read behind trusted proxies only. */
  address: string
  userAgent: string
  /** The live session that came along, and whether it came as a cookie. */
  session: VisitSession | null
}

export type VisitSession = {
  jti: string
  isCookie: boolean
  /** Whether a profile was fetched with it; a cookie counts for nothing else before. */
  isConfirmed: boolean
  /** When password or factor was last given. */
  provenAt: Date
  /** The second factors of the person, besides recovery codes. */
  factors: readonly ('totp' | 'passkey')[]
  /** Their duty has needed a second factor for a week, and they have none: nothing but its set-up is open. */
  mustSetUpFactor: boolean
}

/** What one visit to the server gathers on its way, in-process calls included. */
export type RequestScope = {
  requestId: string
  /** The pattern that the address fits, such as `/v1/news/:id`, once it is known. */
  route?: string
  visit: Visit
  /** The account that a call turned out to be about, where no session says so: of a login, or a link in a letter. */
  accountId?: number
  /** The headers that came; work outside of any request has none. */
  sent?: Headers
  /** SQL statements run so far. */
  statements: number
  /** Tags of everything read so far; null once something read may not be shared between visitors. */
  tags: Set<CacheTag> | null
  /** `Set-Cookie` lines for the answer. */
  cookies: string[]
  /** Further headers of the answer. */
  headers: [name: string, value: string][]
}

const storage = new AsyncLocalStorage<RequestScope>()

export const runInScope = storage.run.bind(storage) as <T>(scope: RequestScope, run: () => T) => T

export const currentScope = () => storage.getStore()

/** Who is visiting; work outside of any request has nobody. */
export const currentVisit = (): Visit =>
  storage.getStore()?.visit ?? { address: '', userAgent: '', session: null }

/** A header as the visitor sent it, in-process calls included. */
export const sentHeader = (name: string): string | null => storage.getStore()?.sent?.get(name) ?? null

/** Values of every cookie of a name: another host of the domain, or a page of a path, may have put one beside ours. */
export const sentCookies = (name: string): string[] =>
  (sentHeader('cookie') ?? '')
    .split(/; ?/)
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))

/** Notes which route answers. */
export function recordRoute(route: string | undefined) {
  const scope = storage.getStore()
  if (scope && route) scope.route = route
}

/** Notes whose account a call without a session is about, for the security events. */
export function recordAccount(id: number | null) {
  const scope = storage.getStore()
  if (scope && id !== null) scope.accountId = id
}

export const currentAccountId = (): number | null => storage.getStore()?.accountId ?? null

export function countStatement() {
  const scope = storage.getStore()
  if (scope) scope.statements += 1
}

/** Notes what the answer was made of: the page cache drops it when one of these tags changes. */
export function readTags(tags: readonly CacheTag[]) {
  const collected = storage.getStore()?.tags
  if (collected) for (const tag of tags) collected.add(tag)
}

/** Notes that the answer belongs to one visitor and may not be stored. */
export function readPrivate() {
  const scope = storage.getStore()
  if (scope) scope.tags = null
}

/** Sets a cookie with the answer, whichever call on the way to it wants that; the answer is one visitor's then. */
export function setCookie(line: string) {
  readPrivate()
  storage.getStore()?.cookies.push(line)
}

/** Sends a header with the answer, whichever call on the way to it wants that. */
export function setAnswerHeader(name: string, value: string) {
  storage.getStore()?.headers.push([name, value])
}
