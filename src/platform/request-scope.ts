import { AsyncLocalStorage } from 'node:async_hooks'

/** What one visit to the server gathers on its way, in-process calls included. */
export type RequestScope = {
  requestId: string
  /** SQL statements run so far. */
  statements: number
  /** Tags of everything read so far; null once something read may not be shared between visitors. */
  tags: Set<string> | null
}

const storage = new AsyncLocalStorage<RequestScope>()

export const runInScope = storage.run.bind(storage) as <T>(scope: RequestScope, run: () => T) => T

export const currentScope = () => storage.getStore()

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
