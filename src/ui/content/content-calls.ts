import type { Call, CallInput } from '#src/wire/client.ts'
import type { ContentRowWire, ContentWire, RevisionWire } from '#src/wire/content.ts'
import type { Result } from '#src/wire/envelope.ts'

type Send = <Answer>(where: string, input: CallInput) => Promise<Result<Answer>>

/**
 * Calls of one kind at the desk, as `deskEndpoints` of the content engine defines them.
 * @param noun name of the kind below `/v1/desk`
 */
export function contentCalls<Details>(api: Call, noun: string) {
  // The endpoints of all kinds have one shape; their addresses differ by the noun alone.
  const send = api as unknown as Send
  const one = (id: number) => ({ session: true, params: { id } })
  return {
    list: (query: object) =>
      send<(ContentRowWire & Details)[]>(`GET /desk/${noun}`, { session: true, query: { ...query } }),
    make: (body: object) => send<ContentWire & Details>(`POST /desk/${noun}`, { session: true, body }),
    get: (id: number) => send<ContentWire & Details>(`GET /desk/${noun}/{id}`, one(id)),
    revision: (id: number, revision: string) =>
      send<RevisionWire & Details>(`GET /desk/${noun}/{id}/revisions/{revision}`, {
        session: true,
        params: { id, revision },
      }),
    /** Calls of the item's own page. */
    of: (id: number) => ({
      change: (body: object) => send<ContentWire & Details>(`PATCH /desk/${noun}/{id}`, { ...one(id), body }),
      remove: () => send<ContentWire & Details>(`DELETE /desk/${noun}/{id}`, one(id)),
      restore: () => send<ContentWire & Details>(`POST /desk/${noun}/{id}/restoration`, one(id)),
      bringBack: (revision: string, version: number) =>
        send<ContentWire & Details>(`POST /desk/${noun}/{id}/revisions/{revision}/restoration`, {
          session: true,
          params: { id, revision },
          body: { version },
        }),
    }),
  }
}
