import { z } from 'zod'
import type { Tx } from '#src/platform/database/write.ts'
import { type CallOf, created, endpoint, ok, paged, type Services } from '#src/platform/http/endpoint.ts'
import { editorsAndStaff, type Gate, staffOnly } from '#src/platform/http/gates.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import {
  type ContentRowWire,
  type ContentWire,
  contentRowShape,
  contentShape,
  type RevisionWire,
  revisionShape,
} from '#src/wire/content.ts'
import { paginate } from '#src/wire/pagination.ts'
import { restorableSince } from './bin-retention.ts'
import { type Changed, type ContentChange, changeContent } from './change-content.ts'
import type { ContentKind } from './content-kind.ts'
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
  More,
> = {
  /** Name in addresses: `blog`. */
  noun: N
  /** Name in summaries: `tulisan blog`. */
  called: string
  kind: ContentKind
  /** Values besides a text, on the wire. */
  details?: z.ZodType<More> & { shape: z.ZodRawShape }
  /** Values of `ContentKind.settings`, on the wire. */
  settings?: { shape: z.ZodRawShape }
  filter: Filter
  newBody: New
  changeBody: Change
  /** Refuses to delete an item that is in use. @throws Failure */
  orRefuse?: (tx: Tx, id: number) => Promise<void>
  /** Further effects of creation, in its transaction. */
  onCreation?: (tx: Tx, done: Done & { body: z.output<New> }) => Promise<void>
  /** Further effects of a change, in its transaction. */
  alongside?: (tx: Tx, done: Done & { changed: Changed; change: z.output<Change> }) => Promise<void>
}
/** An item that was just written. */
type Done = Pick<Services, 'place' | 'secret'> & { id: number; by: Actor; now: Date }
type Call = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'clock' | 'actor'>

/** The desk's operations on one kind of content: list, read, write, delete, restore. */
export function deskEndpoints<
  const N extends string,
  New extends z.ZodObject,
  Change extends z.ZodObject,
  Filter extends z.ZodObject,
  More = unknown,
>(parts: Parts<N, New, Change, Filter, More>) {
  const { noun, called, kind, filter, newBody, changeBody, orRefuse, onCreation, alongside } = parts
  const shapes = shapesOf<More>(parts.details, parts.settings)
  // Of a kind with regions each call takes the scope of its actor.
  const gate = kind.isRegional ? editorsAndStaff : staffOnly
  const read = async ({ db, clock, actor }: Call, id: number) => {
    const wanted = { since: restorableSince(clock.now()), scope: deskScope(actor!) }
    return presentContent(kind.kind, await getContent(db, kind, id, wanted)) as ContentWire & More
  }
  const list = endpoint({
    where: `GET /desk/${noun}`,
    summary: `Semua ${called} bagi sekretariat`,
    gate,
    query: filter,
    answer: z.array(shapes.row),
    isPaged: true,
    async run({ query, ...call }) {
      const chosen = query as unknown as ContentFilter
      const seen = { now: call.clock.now(), scope: deskScope(call.actor!) }
      const { rows, total } = await listContent(call.db, kind, chosen, seen)
      return paged(
        rows.map((row) => presentContentRow(row) as ContentRowWire & More),
        paginate(total, chosen),
      )
    },
  })
  const make = endpoint({
    where: `POST /desk/${noun}`,
    summary: `Tulis ${called} baru, sebagai draf`,
    gate,
    body: newBody,
    answer: shapes.item,
    code: 201,
    async run({ body, ...call }) {
      const {
        slug,
        idempotency_key: key,
        ...wish
      } = body as TextWish & { slug?: string; idempotency_key?: string }
      const done = doneBy(call.actor!, call)
      const given = { wish, key, by: done.by, now: done.now, ...(slug !== undefined && { slug }) }
      const id = await call.write(async (tx) => {
        const item = await createContent(tx, kind, given)
        if (item.isNew) await onCreation?.(tx, { ...done, id: item.id, body: body as z.output<New> })
        return item.id
      })
      return created(await read(call, id))
    },
  })
  const change = endpoint({
    where: `PATCH /desk/${noun}/{id}`,
    summary: `Ubah, jadwalkan, terbitkan, atau turunkan satu ${called}`,
    gate,
    params: contentParams,
    body: changeBody,
    answer: shapes.item,
    failures: [409],
    async run({ params: { id }, body, ...call }) {
      const done = { id, ...doneBy(call.actor!, call) }
      const wish = body as unknown as ContentChange
      await call.write(async (tx) => {
        const changed = await changeContent(tx, kind, { id, change: wish, by: done.by, now: done.now })
        await alongside?.(tx, { ...done, changed, change: body as z.output<Change> })
      })
      return ok(await read(call, id))
    },
  })
  return { list, make, change, ...keeping({ noun, called, kind, gate, shapes, read, orRefuse }) }
}

const doneBy = (by: Actor, { clock, place, secret }: Pick<Services, 'clock' | 'place' | 'secret'>) => ({
  by,
  now: clock.now(),
  place,
  secret,
})

type Shaped = { shape: z.ZodRawShape }

/** Answer shapes of a kind: those of every text, extended by its own details; those of an item by its settings too. */
function shapesOf<More>(details: Shaped = z.object({}), settings: Shaped = z.object({})) {
  const withMore = (shape: z.ZodObject) => shape.extend(details.shape) as unknown
  return {
    row: withMore(contentRowShape) as z.ZodType<ContentRowWire & More>,
    item: withMore(contentShape.extend(settings.shape)) as z.ZodType<ContentWire & More>,
    revision: withMore(revisionShape) as z.ZodType<RevisionWire & More>,
  }
}

type Keeping<N extends string, More> = {
  noun: N
  called: string
  kind: ContentKind
  gate: Gate
  shapes: ReturnType<typeof shapesOf<More>>
  read: (call: Call, id: number) => Promise<ContentWire & More>
  orRefuse: ((tx: Tx, id: number) => Promise<void>) | undefined
}

/** Endpoints that read an item, delete it, restore it, or restore an earlier revision. */
function keeping<const N extends string, More>(parts: Keeping<N, More>) {
  const { noun, called, kind, gate, shapes, read, orRefuse } = parts
  const get = endpoint({
    where: `GET /desk/${noun}/{id}`,
    summary: `Satu ${called} bagi sekretariat, dengan semua versinya`,
    gate,
    params: contentParams,
    answer: shapes.item,
    run: async ({ params, ...call }) => ok(await read(call, params.id)),
  })
  const remove = endpoint({
    where: `DELETE /desk/${noun}/{id}`,
    summary: `Hapus satu ${called}; tiga puluh hari lamanya bisa dikembalikan`,
    gate,
    params: contentParams,
    answer: shapes.item,
    async run({ params: { id }, ...call }) {
      await call.write(async (tx) => {
        await deleteContent(tx, kind, { id, by: call.actor!, now: call.clock.now() })
        await orRefuse?.(tx, id)
      })
      return ok(await read(call, id))
    },
  })
  const restore = endpoint({
    where: `POST /desk/${noun}/{id}/restoration`,
    summary: `Kembalikan satu ${called} yang dihapus`,
    gate,
    params: contentParams,
    answer: shapes.item,
    async run({ params: { id }, ...call }) {
      await call.write((tx) => restoreContent(tx, kind, { id, by: call.actor!, now: call.clock.now() }))
      return ok(await read(call, id))
    },
  })
  const revision = endpoint({
    where: `GET /desk/${noun}/{id}/revisions/{revision}`,
    summary: `Satu versi dari sebuah ${called}`,
    gate,
    params: revisionParams,
    answer: shapes.revision,
    async run({ params, db, actor }) {
      const wanted = { ...params, scope: deskScope(actor!) }
      return ok(presentRevision(await getRevision(db, kind, wanted)) as RevisionWire & More)
    },
  })
  const bringBack = endpoint({
    where: `POST /desk/${noun}/{id}/revisions/{revision}/restoration`,
    summary: `Pakai lagi satu versi dari sebuah ${called}, sebagai naskah yang dikerjakan`,
    gate,
    params: revisionParams,
    body: versionBody,
    answer: shapes.item,
    failures: [409],
    async run({ params, body: { version }, ...call }) {
      const given = { ...params, version, by: call.actor!, now: call.clock.now() }
      await call.write((tx) => restoreRevision(tx, kind, given))
      return ok(await read(call, params.id))
    },
  })
  return { get, remove, restore, revision, bringBack }
}
