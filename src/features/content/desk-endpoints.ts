import { z } from 'zod'
import type { Tx } from '#src/platform/database/write.ts'
import { type CallOf, created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { atDesk } from '#src/platform/http/gates.ts'
import type { Actor } from '#src/wire/actor.ts'
import { contentRowShape, contentShape, revisionShape } from '#src/wire/content.ts'
import { paginate } from '#src/wire/pagination.ts'
import { type Changed, type ContentChange, changeContent } from './change-content.ts'
import type { ContentKind } from './content-kind.ts'
import { RESTORABLE_MS } from './content-states.ts'
import type { TextWish } from './content-text.ts'
import { createContent } from './create-content.ts'
import { deleteContent, restoreContent } from './delete-content.ts'
import { presentContent, presentContentRow, presentRevision } from './present.ts'
import { getContent, getRevision, listContent } from './queries.ts'
import { restoreRevision } from './restore-revision.ts'
import { type ContentFilter, contentParams, revisionParams, versionBody } from './schema.ts'

type Parts<
  N extends string,
  New extends z.ZodObject,
  Change extends z.ZodObject,
  Filter extends z.ZodObject,
> = {
  /** As addresses call them: `blog`. */
  noun: N
  /** As summaries call one: `tulisan blog`. */
  called: string
  kind: ContentKind
  filter: Filter
  newBody: New
  changeBody: Change
  /** Refuses the deletion of what something else needs. @throws Failure */
  orRefuse?: (tx: Tx, id: number) => Promise<void>
  /** What else belongs to a change, in its transaction. */
  alongside?: (
    tx: Tx,
    done: { id: number; changed: Changed; change: z.output<Change>; by: Actor; now: Date },
  ) => Promise<void>
}
type Call = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'clock'>

/** The desk's operations on one kind of texts: list, read, write, delete, bring back. */
export function deskEndpoints<
  const N extends string,
  New extends z.ZodObject,
  Change extends z.ZodObject,
  Filter extends z.ZodObject,
>({ noun, called, kind, filter, newBody, changeBody, orRefuse, alongside }: Parts<N, New, Change, Filter>) {
  const read = async ({ db, clock }: Call, id: number) =>
    presentContent(await getContent(db, kind, id, restorableSince(clock)))
  const list = endpoint({
    where: `GET /desk/${noun}`,
    summary: `Semua ${called} bagi sekretariat`,
    gate: atDesk,
    query: filter,
    answer: z.array(contentRowShape),
    isPaged: true,
    async run({ query, ...call }) {
      const chosen = query as unknown as ContentFilter
      const { rows, total } = await listContent(call.db, kind, chosen, restorableSince(call.clock))
      return paged(rows.map(presentContentRow), paginate(total, chosen))
    },
  })
  const get = endpoint({
    where: `GET /desk/${noun}/{id}`,
    summary: `Satu ${called} bagi sekretariat, dengan semua versinya`,
    gate: atDesk,
    params: contentParams,
    answer: contentShape,
    run: async ({ params, ...call }) => ok(await read(call, params.id)),
  })
  const make = endpoint({
    where: `POST /desk/${noun}`,
    summary: `Tulis ${called} baru, sebagai draf`,
    gate: atDesk,
    body: newBody,
    answer: contentShape,
    code: 201,
    async run({ body, actor, ...call }) {
      const {
        slug,
        idempotency_key: key,
        ...wish
      } = body as TextWish & { slug?: string; idempotency_key?: string }
      const now = call.clock.now()
      const given = { wish, key, by: actor!, now, ...(slug !== undefined && { slug }) }
      return created(await read(call, await call.write((tx) => createContent(tx, kind, given))))
    },
  })
  const change = endpoint({
    where: `PATCH /desk/${noun}/{id}`,
    summary: `Ubah, jadwalkan, terbitkan, atau turunkan satu ${called}`,
    gate: atDesk,
    params: contentParams,
    body: changeBody,
    answer: contentShape,
    failures: [409],
    async run({ params: { id }, body, actor, ...call }) {
      const now = call.clock.now()
      const wish = body as unknown as ContentChange
      await call.write(async (tx) => {
        const changed = await changeContent(tx, kind, { id, change: wish, by: actor!, now })
        await alongside?.(tx, { id, changed, change: body as z.output<Change>, by: actor!, now })
      })
      return ok(await read(call, id))
    },
  })
  return { list, get, make, change, ...keeping({ noun, called, kind, read, orRefuse }) }
}

type Keeping<N extends string> = {
  noun: N
  called: string
  kind: ContentKind
  read: (call: Call, id: number) => Promise<z.output<typeof contentShape>>
  orRefuse: ((tx: Tx, id: number) => Promise<void>) | undefined
}

/** Deleting and what brings back: an item, one of its earlier texts. */
function keeping<const N extends string>({ noun, called, kind, read, orRefuse }: Keeping<N>) {
  const remove = endpoint({
    where: `DELETE /desk/${noun}/{id}`,
    summary: `Hapus satu ${called}; tiga puluh hari lamanya bisa dikembalikan`,
    gate: atDesk,
    params: contentParams,
    answer: contentShape,
    async run({ params: { id }, actor, ...call }) {
      await call.write(async (tx) => {
        await deleteContent(tx, kind, { id, by: actor!, now: call.clock.now() })
        await orRefuse?.(tx, id)
      })
      return ok(await read(call, id))
    },
  })
  const restore = endpoint({
    where: `POST /desk/${noun}/{id}/restoration`,
    summary: `Kembalikan satu ${called} yang dihapus`,
    gate: atDesk,
    params: contentParams,
    answer: contentShape,
    async run({ params: { id }, actor, ...call }) {
      await call.write((tx) => restoreContent(tx, kind, { id, by: actor!, now: call.clock.now() }))
      return ok(await read(call, id))
    },
  })
  const revision = endpoint({
    where: `GET /desk/${noun}/{id}/revisions/{revision}`,
    summary: `Satu versi dari sebuah ${called}`,
    gate: atDesk,
    params: revisionParams,
    answer: revisionShape,
    run: async ({ params, db }) => ok(presentRevision(await getRevision(db, kind, params))),
  })
  const bringBack = endpoint({
    where: `POST /desk/${noun}/{id}/revisions/{revision}/restoration`,
    summary: `Pakai lagi satu versi dari sebuah ${called}, sebagai naskah yang dikerjakan`,
    gate: atDesk,
    params: revisionParams,
    body: versionBody,
    answer: contentShape,
    failures: [409],
    async run({ params, body: { version }, actor, ...call }) {
      const given = { ...params, version, by: actor!, now: call.clock.now() }
      await call.write((tx) => restoreRevision(tx, kind, given))
      return ok(await read(call, params.id))
    },
  })
  return { remove, restore, revision, bringBack }
}

const restorableSince = (clock: Call['clock']) => new Date(clock.now().getTime() - RESTORABLE_MS)
