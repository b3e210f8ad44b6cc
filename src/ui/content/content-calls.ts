import type { Call, CallInput } from '#src/wire/client.ts'
import type { ContentRowWire, ContentWire, RevisionWire } from '#src/wire/content.ts'
import type { Result } from '#src/wire/envelope.ts'
import { entryCalls } from './entry-calls.ts'

type Send = <Answer>(where: string, input: CallInput) => Promise<Result<Answer>>

/**
 * Calls of one kind with versions at the desk, as `deskEndpoints` of the content engine defines them.
 * @param noun name of the kind below `/v1/desk`
 */
export function contentCalls<Details>(api: Call, noun: string) {
  const { list, change, remove, restore, ...calls } = entryCalls<ContentWire & Details>(api, noun)
  const send = api as unknown as Send
  const ofRevision = (id: number, revision: string) => ({ session: true, params: { id, revision } })
  return {
    ...calls,
    list: list as (query: object) => Promise<Result<(ContentRowWire & Details)[]>>,
    revision: (id: number, revision: string) =>
      send<RevisionWire & Details>(`GET /desk/${noun}/{id}/revisions/{revision}`, ofRevision(id, revision)),
    /** Calls of the item's own page. */
    of: (id: number) => ({
      change: (body: object) => change(id, body),
      remove: () => remove(id),
      restore: () => restore(id),
      bringBack: (revision: string, version: number) =>
        send<ContentWire & Details>(`POST /desk/${noun}/{id}/revisions/{revision}/restoration`, {
          ...ofRevision(id, revision),
          body: { version },
        }),
    }),
  }
}
