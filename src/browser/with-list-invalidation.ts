import type { Call, CallInput } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import { removal } from './list-changes.ts'
import type { ListEntity, Lists } from './lists.ts'

/** Endpoints that delete a row of a list by its id. */
const deletions: Record<string, ListEntity> = {
  'DELETE /news/{id}': 'news',
  'DELETE /desk/blog/{id}': 'blog',
  'DELETE /desk/events/{id}': 'events',
  'DELETE /desk/downloads/{id}': 'download',
  'DELETE /desk/participants/{id}': 'participant',
  'DELETE /desk/team/{id}': 'team',
  'DELETE /desk/faq/{id}': 'question',
}

/**
 * Wraps a client so that its writes invalidate the cached lists and nobody reads a state older than their own write: a
 * deleted row is removed at once, and after any other write all lists are cleared. Only the server knows which of them
 * changed, and the row's new content, address and position.
 */
export function withListInvalidation(api: Call, lists: Pick<Lists, 'change' | 'clear'>): Call {
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
