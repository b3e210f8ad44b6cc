import type { ListEntity } from '#src/kinds.ts'
import type { Call, CallInput } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import { removal } from './list-changes.ts'
import type { Lists } from './lists.ts'

/**
 * Wraps a client so that its writes invalidate the cached lists and nobody reads a state older than their own write: a
 * deleted row is removed at once, and after any other write all lists are cleared. Only the server knows which of them
 * changed, and the row's new content, address and position.
 * @param deletions endpoints that delete a row of a list by its id
 */
export function withListInvalidation(
  api: Call,
  lists: Pick<Lists, 'change' | 'clear'>,
  deletions: Readonly<Record<string, ListEntity>>,
): Call {
  const send = api as (where: string, input?: CallInput) => Promise<Result<unknown>>
  const heeding = async (where: string, input?: CallInput) => {
    const result = await send(where, input)
    const entity = deletions[where]
    if (where.startsWith('GET ') || !result.success) return result
    if (entity) lists.change(entity, removal(Number(input?.params?.id)))
    else lists.clear()
    return result
  }
  return heeding as Call
}
