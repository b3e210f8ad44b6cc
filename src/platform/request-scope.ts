import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheTag } from '#src/wire/cache-tag.ts'

/** The sender of a request, as far as the server knows. */
export type Visit = {
  /** The client's address, forwarded by trusted proxies only. */
  address: string
  userAgent: string
  /** The live session sent with it, and whether as a cookie. */
  session: VisitSession | null
}

export type VisitSession = {
  jti: string
  isCookie: boolean
  /** True if a profile was fetched with the session; before that a cookie authorises nothing else. */
  isConfirmed: boolean
  /** Time when password or factor was last given. */
  provenAt: Date
  /** Second factors of the person, besides recovery codes. */
  factors: readonly ('totp' | 'passkey')[]
  /** True if a second factor has been due for a week and is missing: only its set-up is allowed. */
  mustSetUpFactor: boolean
}

/** State of one visit to the server, in-process calls included. */
export type RequestScope = {
  requestId: string
  /** Route pattern of the address, such as `/v1/news/:id`, once it is known. */
  route?: string
  visit: Visit
  /** Account that a call without a session concerns: of a login, or a link in a mail. */
  accountId?: number
  /** Request headers; undefined for work outside of any request. */
  sent?: Headers
  /** True once something was read at the primary that the replica could not give: the rest must not be older. */
  hasLeftReplica?: true
  /** SQL statements run so far. */
  statements: number
  /** Cache tags of everything read so far; null once private data was read. */
  tags: Set<CacheTag> | null
  /** `Set-Cookie` lines for the answer. */
  cookies: string[]
  /** Further headers of the answer. */
  headers: [name: string, value: string][]
}

const storage = new AsyncLocalStorage<RequestScope>()

export const runInScope = storage.run.bind(storage) as <T>(scope: RequestScope, run: () => T) => T

export const currentScope = () => storage.getStore()

/** The current visitor; a guest for work outside of any request. */
export const currentVisit = (): Visit =>
  storage.getStore()?.visit ?? { address: '', userAgent: '', session: null }

/** A header of the visitor's request, in-process calls included. */
export const sentHeader = (name: string): string | null => storage.getStore()?.sent?.get(name) ?? null

/** Values of every cookie of a name: another host of the domain, or a page of a path, may have set a second one. */
export const sentCookies = (name: string): string[] =>
  (sentHeader('cookie') ?? '')
    .split(/; ?/)
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))

/** Records the matched route. */
export function recordRoute(route: string | undefined) {
  const scope = storage.getStore()
  if (scope && route) scope.route = route
}

/** Records the account of a call without a session, for the security events. */
export function recordAccount(id: number | null) {
  const scope = storage.getStore()
  if (scope && id !== null) scope.accountId = id
}

export const currentAccountId = (): number | null => storage.getStore()?.accountId ?? null

export function countStatement() {
  const scope = storage.getStore()
  if (scope) scope.statements += 1
}

/** Adds cache tags to the answer: the page cache drops it when one of them changes. */
export function readTags(tags: readonly CacheTag[]) {
  const collected = storage.getStore()?.tags
  if (collected) for (const tag of tags) collected.add(tag)
}

/** Marks the answer as private, so that it is not stored. */
export function readPrivate() {
  const scope = storage.getStore()
  if (scope) scope.tags = null
}

/** Sets a cookie with the answer, also from in-process calls; marks the answer as private. */
export function setCookie(line: string) {
  readPrivate()
  storage.getStore()?.cookies.push(line)
}

/** Sets a header of the answer, also from in-process calls. */
export function setAnswerHeader(name: string, value: string) {
  storage.getStore()?.headers.push([name, value])
}
