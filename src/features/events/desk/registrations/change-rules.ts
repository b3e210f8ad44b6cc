import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { assignFreeSeats } from '../../registering/assign-free-seats.ts'
import type { Sender } from '../../registering/mails.ts'
import { getOpenEvent, lockOpenEvent, type OpenEvent } from '../../registering/queries.ts'
import { presentRulesAtDesk } from './present.ts'
import { updateRegistrationRules } from './queries.ts'
import type { RulesBody } from './schema.ts'

type Given = { id: number; rules: RulesBody; by: Actor; now: Date; sender: Sender }

/**
 * Changes who may register, how many and when; effective at once. Additional seats go to those waiting; fewer seats
 * take nobody's away.
 * @throws Failure 400, 404, 409 with `data:{current}` for another version
 */
export async function changeRules(tx: Tx, { id, rules, by, now, sender }: Given): Promise<OpenEvent> {
  const event = await lockOpenEvent(tx, id)
  if (event.isDeleted) throw notFound()
  if (event.rulesVersion !== rules.version) throw conflict({ current: presentRulesAtDesk(event, now) })
  requireSense(event, rules)
  const before = rulesOf(event)
  await updateRegistrationRules(tx, id, rules)
  const changed = await getOpenEvent(tx, id)
  const detail = { before, after: rulesOf(changed) }
  await recordAudit(tx, by, { act: 'change registration', entity: 'event', entityId: id, detail })
  await assignFreeSeats(tx, changed, { now, sender })
  return getOpenEvent(tx, id)
}

function requireSense({ endsAt }: OpenEvent, { opens_at, closes_at }: RulesBody) {
  const [opens, closes] = [opens_at, closes_at].map((at) => (at ? Date.parse(at) : null))
  if (closes && closes > endsAt.getTime())
    throw invalid({ closes_at: ['Paling lambat pada akhir acara. Periksa hari dan jamnya.'] })
  if (opens && closes && closes <= opens)
    throw invalid({ closes_at: ['Ditutup sebelum dibuka. Periksa hari dan jamnya.'] })
}

const rulesOf = ({ who, capacity, opensAt, closesAt }: OpenEvent) => ({
  who,
  capacity,
  opens_at: opensAt?.toISOString() ?? null,
  closes_at: closesAt?.toISOString() ?? null,
})
