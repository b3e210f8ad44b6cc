import { z } from 'zod'
import type { Db } from '#src/platform/database/connect.ts'
import { actOnEach } from '#src/platform/http/bulk.ts'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { forbidden, notFound } from '#src/platform/http/failures.ts'
import { editorsAndStaff } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { type Actor, deskScope, isWithin } from '#src/wire/actor.ts'
import { bulkShape } from '#src/wire/bulk.ts'
import { paginate } from '#src/wire/pagination.ts'
import { findList, type ListRow, listLists } from '../lists/queries.ts'
import { actOnSubscriber } from './act-on-subscribers.ts'
import { importSubscribers } from './import-subscribers.ts'
import { inviteSubscriber } from './invite-subscribers.ts'
import { countSubscribers, listSubscribers, type SubscriberRow } from './queries.ts'
import {
  importShape,
  listParams,
  newSubscriber,
  subscriberActs,
  subscriberFilter,
  subscriberImport,
  subscriberShape,
  summaryShape,
} from './schema.ts'

/** A live list of the actor's scope. @throws Failure 404 */
async function getListOf(db: Db, actor: Actor, id: number): Promise<ListRow> {
  const list = await findList(db, { id })
  if (!list || !isWithin(deskScope(actor), list.regionId)) throw notFound()
  return list
}

/** An account is named to those who may open it. */
const present = (row: SubscriberRow, actor: Actor) =>
  presentAs(subscriberShape, row, { user_id: deskScope(actor) === 'everything' ? row.userId : null })

const summariesOf = async (db: Db, lists: readonly ListRow[]) => {
  const countsOf = await countSubscribers(
    db,
    lists.map(({ id }) => id),
  )
  return lists.map(({ id, name }) => ({ id, name, counts: countsOf(id) }))
}

export const getSummaries = endpoint({
  where: 'GET /desk/subscribers',
  summary: 'Daftar buletin, dan berapa alamat dalam tiap keadaan; bagi pengurus region yang di regionnya',
  gate: editorsAndStaff,
  answer: z.array(summaryShape),
  run: async ({ db, actor }) => ok(await summariesOf(db, await listLists(db, deskScope(actor!)))),
})

export const getSummary = endpoint({
  where: 'GET /desk/lists/{id}/summary',
  summary: 'Nama satu daftar buletin, dan berapa alamat dalam tiap keadaan',
  gate: editorsAndStaff,
  params: listParams,
  answer: summaryShape,
  async run({ db, actor, params }) {
    const [summary] = await summariesOf(db, [await getListOf(db, actor!, params.id)])
    return ok(summary!)
  },
})

export const getSubscribers = endpoint({
  where: 'GET /desk/lists/{id}/subscribers',
  summary: 'Alamat di satu daftar buletin: sejak kapan, dari mana, dan kapan berakhir',
  gate: editorsAndStaff,
  params: listParams,
  query: subscriberFilter,
  answer: z.array(subscriberShape),
  isPaged: true,
  async run({ db, actor, params, query }) {
    const { id } = await getListOf(db, actor!, params.id)
    const { rows, total } = await listSubscribers(db, id, query)
    return paged(
      rows.map((row) => present(row, actor!)),
      paginate(total, query),
    )
  },
})

export const postSubscriber = endpoint({
  where: 'POST /desk/lists/{id}/subscribers',
  summary: 'Undang sebuah alamat ke satu daftar; baru setelah pemiliknya setuju ia dikirimi',
  gate: editorsAndStaff,
  params: listParams,
  body: newSubscriber,
  answer: subscriberShape,
  code: 201,
  failures: [429],
  async run({ db, actor, params, body, place, secret, clock, limits, write }) {
    const list = await getListOf(db, actor!, params.id)
    const sender = { publicUrl: place.publicUrl, secret }
    const invitation = { list, ...body, by: actor!, sender, now: clock.now(), limits }
    return created(present(await write((tx) => inviteSubscriber(tx, invitation)), actor!))
  },
})

export const postSubscriberActs = endpoint({
  where: 'POST /desk/lists/{id}/subscribers/acts',
  summary: 'Akhiri beberapa langganan, kirimi lagi alamat yang menolak surat, atau hapus alamat tamu',
  gate: editorsAndStaff,
  params: listParams,
  body: subscriberActs,
  answer: bulkShape,
  async run({ db, actor, params, body: { act, ids }, clock, erasures, write }) {
    const { id: listId } = await getListOf(db, actor!, params.id)
    // A stop and an address belong to all lists, of which an editor of a region has one.
    if (act !== 'end' && deskScope(actor!) !== 'everything') throw forbidden()
    const given = { listId, act, by: actor!, now: clock.now() }
    return ok(await actOnEach(ids, (id) => actOnSubscriber({ write, erasures }, { ...given, id })))
  },
})

export const postSubscriberImport = endpoint({
  where: 'POST /desk/lists/{id}/import',
  summary:
    'Masukkan alamat dari CSV: dengan hari dan asal persetujuannya, atau dengan surat undangan; tanpa dry_run:false hanya diperiksa',
  gate: editorsAndStaff,
  proof: ({ body }) => !body.dry_run,
  params: listParams,
  body: subscriberImport,
  answer: importShape,
  async run({ actor, params, body, ...services }) {
    const { id: listId } = await getListOf(services.db, actor!, params.id)
    return ok(await importSubscribers(services, actor!, { listId, ...body }))
  },
})

export const subscriberEndpoints = [
  getSummaries,
  getSummary,
  getSubscribers,
  postSubscriber,
  postSubscriberActs,
  postSubscriberImport,
]
