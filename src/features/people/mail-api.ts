import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import {
  findSubscriberOf,
  listBounces,
  listSubscriptions,
  resumeMail,
} from '../mailings/subscribers/queries.ts'
import { type PersonMailWire, personMailShape } from '../mailings/subscribers/schema.ts'
import { findPersonDetail } from './queries.ts'
import { personParams } from './schema.ts'

const { subscriptions, bounces } = personMailShape.shape

/** @throws Failure 404 */
async function read(db: Db, userId: number): Promise<PersonMailWire> {
  if (!(await findPersonDetail(db, userId))) throw notFound()
  const one = await findSubscriberOf(db, userId)
  if (!one) return { stopped: null, subscriptions: [], bounces: [] }
  const { stoppedAt, stoppedBecause: because } = one
  return {
    stopped: stoppedAt && because ? { at: stoppedAt.toISOString(), because } : null,
    subscriptions: (await listSubscriptions(db, one.id)).map((row) =>
      presentAs(subscriptions.element, row, { list: { id: row.listId, name: row.listName } }),
    ),
    bounces: (await listBounces(db, one.id)).map((row) => presentAs(bounces.element, row)),
  }
}

export const readMail = endpoint({
  where: 'GET /desk/people/{id}/mail',
  summary: 'Buletin yang diterima seseorang, dan apakah alamatnya menerima surat',
  gate: staffOnly,
  params: personParams,
  answer: personMailShape,
  run: async ({ db, params: { id } }) => ok(await read(db, id)),
})

export const dropMailStop = endpoint({
  where: 'DELETE /desk/people/{id}/mail-stop',
  summary: 'Kirimi lagi seseorang yang alamatnya menolak surat; tidak setelah laporan spam',
  gate: staffOnly,
  proof: 'none',
  securityEvent: 'account',
  params: personParams,
  answer: personMailShape,
  failures: [409],
  async run({ actor, params: { id }, db, write }) {
    await write(async (tx) => {
      const one = await findSubscriberOf(tx, id)
      if (!one) throw notFound()
      if (!(await resumeMail(tx, one.id))) throw conflict({ reason: 'complaint' })
      if (one.stoppedAt) await recordAudit(tx, actor, { act: 'resume mail', entity: 'user', entityId: id })
    })
    return ok(await read(db, id))
  },
})

export const personMailEndpoints = [readMail, dropMailStop]
