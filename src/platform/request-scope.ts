import { AsyncLocalStorage } from 'node:async_hooks'

/** Who sends a request, as far as the server can tell. */
export type Visit = {
  /** The client's address, read behind trusted proxies only. */
  address: string
  userAgent: string
  /** The live session that came along, and whether it came as a cookie. */
  session: VisitSession | null
}

export type VisitSession = { jti: string; isCookie: boolean; isConfirmed: boolean; provenAt: Date }

/** What one visit to the server gathers on its way, in-process calls included. */
export type RequestScope = {
  requestId: string
  visit: Visit
  /** SQL statements run so far. */
  statements: number
  /** Tags of everything read so far; null once something read may not be shared between visitors. */
  tags: Set<string> | null
  /** `Set-Cookie` lines for the answer. */
  cookies: string[]
}

const storage = new AsyncLocalStorage<RequestScope>()

export const runInScope = storage.run.bind(storage) as <T>(scope: RequestScope, run: () => T) => T

export const currentScope = () => storage.getStore()

/** Who is visiting; work outside of any request has nobody. */
export const currentVisit = (): Visit =>
  storage.getStore()?.visit ?? { address: '', userAgent: '', session: null }

export function countStatement() {
  const scope = storage.getStore()
  if (scope) scope.statements += 1
}

/** Notes what the answer was made of: the page cache drops it when one of these tags changes. */
export function readTags(tags: readonly string[]) {
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
