import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { type CallOf, created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import type { Actor } from '#src/wire/actor.ts'
import { paginate } from '#src/wire/pagination.ts'
import { restorableSince } from './bin-retention.ts'
import { changesOf, recordDeletion, requireVersion } from './edit-steps.ts'
import type { EntryKind, EntryRow } from './entry-kind.ts'
import { contentParams } from './schema.ts'

type Parts<N extends string, Row extends EntryRow, Wire, Wish, ListRow, RowWire> = {
  /** Name below `/desk`: `team`. */
  noun: N
  kind: EntryKind<Row, Wire, Wish, never, ListRow, RowWire>
  shape: z.ZodType<Wire>
  rowShape: z.ZodType<RowWire>
  filter: z.ZodObject
  newBody: z.ZodObject
  changeBody: z.ZodObject
  summaries: Record<'list' | 'get' | 'make' | 'change' | 'remove' | 'restore', string>
}
type Call = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'clock'>

/** The desk's operations on one kind of entries: list, read, add, change, delete, restore. */
export function entryEndpoints<const N extends string, Row extends EntryRow, Wire, Wish, ListRow, RowWire>(
  parts: Parts<N, Row, Wire, Wish, ListRow, RowWire>,
) {
  const { noun, kind, shape, summaries } = parts
  const since = ({ clock }: Call) => restorableSince(clock.now())
  const read = async (call: Call, id: number) => kind.present(await kind.get(call.db, id, since(call)))
  const list = endpoint({
    where: `GET /desk/${noun}`,
    summary: summaries.list,
    gate: staffOnly,
    query: parts.filter,
    answer: z.array(parts.rowShape),
    isPaged: true,
    async run({ query, ...call }) {
      const { rows, total } = await kind.list(call.db, query as never, since(call))
      return paged(rows.map(kind.presentRow), paginate(total, query as { page: number; limit: number }))
    },
  })
  const get = endpoint({
    where: `GET /desk/${noun}/{id}`,
    summary: summaries.get,
    gate: staffOnly,
    params: contentParams,
    answer: shape,
    run: async ({ params, ...call }) => ok(await read(call, params.id)),
  })
  return [list, get, ...entryWrites(parts, read)]
}

/** Endpoints that write an entry. */
function entryWrites<const N extends string, Row extends EntryRow, Wire, Wish, ListRow, RowWire>(
  { noun, kind, shape, newBody, changeBody, summaries }: Parts<N, Row, Wire, Wish, ListRow, RowWire>,
  read: (call: Call, id: number) => Promise<Wire>,
) {
  const make = endpoint({
    where: `POST /desk/${noun}`,
    summary: summaries.make,
    gate: staffOnly,
    body: newBody,
    answer: shape,
    code: 201,
    async run({ body, actor, ...call }) {
      const { idempotency_key: key = null, ...wish } = body as { idempotency_key?: string }
      const given = { wish: wish as Wish, key, by: actor!, now: call.clock.now() }
      return created(await read(call, await call.write((tx) => addEntry(tx, kind, given))))
    },
  })
  const change = endpoint({
    where: `PATCH /desk/${noun}/{id}`,
    summary: summaries.change,
    gate: staffOnly,
    params: contentParams,
    body: changeBody,
    answer: shape,
    failures: [409],
    async run({ params: { id }, body, actor, ...call }) {
      const { version, ...wish } = body as { version: number }
      const given = { id, version, wish: wish as Wish, by: actor!, now: call.clock.now() }
      await call.write((tx) => changeEntry(tx, kind, given))
      return ok(await read(call, id))
    },
  })
  const setDeleted = <const Where extends string>(where: Where, summary: string, isDeleted: boolean) =>
    endpoint({
      where,
      summary,
      gate: staffOnly,
      params: contentParams,
      answer: shape,
      async run({ params: { id }, actor, ...call }) {
        const given = { id, isDeleted, by: actor!, now: call.clock.now() }
        await call.write((tx) => setEntryDeleted(tx, kind, given))
        return ok(await read(call, id))
      },
    })
  return [
    make,
    change,
    setDeleted(`DELETE /desk/${noun}/{id}`, summaries.remove, true),
    setDeleted(`POST /desk/${noun}/{id}/restoration`, summaries.restore, false),
  ]
}

type By = { by: Actor; now: Date }

/** Adds an entry; a repeated key adds one only. @returns its number @throws Failure 400 */
async function addEntry<Wish>(
  tx: Tx,
  kind: Pick<EntryKind<never, never, Wish, never>, 'entity' | 'tag' | 'insert'>,
  { wish, key, by, now }: By & { wish: Wish; key: string | null },
): Promise<number> {
  const { id, face } = await kind.insert(tx, { wish, key, by, now })
  if (!face) return id
  await recordAudit(tx, by, { act: 'create', entity: kind.entity, entityId: id, detail: { after: face } })
  tx.invalidate(kind.tag)
  return id
}

/** Changes an entry. @throws Failure 400, 404, 409 with `data:{current}` for another version */
async function changeEntry<Row extends EntryRow, Wire, Wish>(
  tx: Tx,
  kind: Pick<EntryKind<Row, Wire, Wish, never>, 'entity' | 'tag' | 'lock' | 'get' | 'present' | 'update'>,
  { id, version, wish, by, now }: By & { id: number; version: number; wish: Wish },
): Promise<void> {
  await kind.lock(tx, id)
  const row = requireVersion(await kind.get(tx, id, restorableSince(now)), version, kind.present)
  const { was, is, act = 'update' } = await kind.update(tx, row, { id, wish, by, now })
  await recordAudit(tx, by, { act, entity: kind.entity, entityId: id, detail: changesOf(was, is) })
  tx.invalidate(kind.tag)
}

/** Deletes an entry, or restores it within thirty days; idempotent. @throws Failure 404 */
async function setEntryDeleted<Row extends EntryRow>(
  tx: Tx,
  kind: Pick<
    EntryKind<Row, never, never, never>,
    'entity' | 'tag' | 'lock' | 'get' | 'face' | 'setDeletedAt'
  >,
  { id, isDeleted, by, now }: By & { id: number; isDeleted: boolean },
): Promise<void> {
  await kind.lock(tx, id)
  const row = await kind.get(tx, id, restorableSince(now))
  if ((row.deletedAt !== null) === isDeleted) return
  await kind.setDeletedAt(tx, row, { id, deletedAt: isDeleted ? now : null, now })
  await recordDeletion(tx, { by, entity: kind.entity, id, isDeleted, face: kind.face(row) })
  tx.invalidate(kind.tag)
}
