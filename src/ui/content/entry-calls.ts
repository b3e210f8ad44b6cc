import type { Call, CallInput } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'

type Send = <Answer>(where: string, input: CallInput) => Promise<Result<Answer>>

/**
 * Calls of one kind of entries at the desk, as `entryEndpoints` of the content engine defines them.
 * @param noun name of the kind below `/v1/desk`
 */
export function entryCalls<Wire>(api: Call, noun: string) {
  // The endpoints of all kinds have one shape; their addresses differ by the noun alone.
  const send = api as unknown as Send
  const one = (id: number) => ({ session: true, params: { id } })
  return {
    list: (query: object) => send<Wire[]>(`GET /desk/${noun}`, { session: true, query: { ...query } }),
    make: (body: object) => send<Wire>(`POST /desk/${noun}`, { session: true, body }),
    get: (id: number) => send<Wire>(`GET /desk/${noun}/{id}`, one(id)),
    change: (id: number, body: object) => send<Wire>(`PATCH /desk/${noun}/{id}`, { ...one(id), body }),
    remove: (id: number) => send<Wire>(`DELETE /desk/${noun}/{id}`, one(id)),
    restore: (id: number) => send<Wire>(`POST /desk/${noun}/{id}/restoration`, one(id)),
  }
}
