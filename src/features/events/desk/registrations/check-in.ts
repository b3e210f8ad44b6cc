import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { getRegistration, type RegistrationRow } from '../../registering/queries.ts'
import { seatBeyondCapacity, setAbsent, setPresent } from './queries.ts'
import type { CheckInReason, CheckInRefusal } from './schema.ts'

type Given = { eventId: number; id: number; by: Actor; now: Date }
type AtDoor = Given & { isBeyondCapacity?: boolean }

/**
 * Records an attendance; idempotent. With `isBeyondCapacity` a person on the waiting list gets a seat first.
 * @throws Failure 404, 409 with `data:{reason, name}` without a seat here
 */
export async function checkIn(
  tx: Tx,
  { eventId, id, by, now, isBeyondCapacity = false }: AtDoor,
): Promise<{ row: RegistrationRow; isNew: boolean }> {
  const { state } = await getOf(tx, eventId, id)
  if (state === 'waiting' && isBeyondCapacity) await seatBeyondCapacity(tx, id, now)
  const isNew = await setPresent(tx, id, now)
  const row = await getRegistration(tx, id)
  if (row.state !== 'confirmed') throw refusal(row.state, row)
  if (isNew) await note(tx, by, 'check in', row)
  return { row, isNew }
}

/** Undoes a check-in; idempotent. @throws Failure 404 */
export async function undoCheckIn(tx: Tx, { eventId, id, by }: Given): Promise<RegistrationRow> {
  await getOf(tx, eventId, id)
  const changed = await setAbsent(tx, id)
  const row = await getRegistration(tx, id)
  if (changed) await note(tx, by, 'undo check in', row)
  return row
}

/** A registration for this event. @throws Failure 404, 409 for one of another */
async function getOf(tx: Tx, eventId: number, id: number): Promise<RegistrationRow> {
  const row = await getRegistration(tx, id)
  if (row.eventId !== eventId) throw refusal('other_event', row)
  return row
}

/** Requires a registration of this event. @throws Failure 404 */
export async function requireOf(tx: Tx, eventId: number, id: number): Promise<void> {
  if ((await getRegistration(tx, id)).eventId !== eventId) throw notFound()
}

const refusal = (reason: CheckInReason, { name }: RegistrationRow) =>
  conflict({ reason, name: reason === 'other_event' ? null : name } satisfies CheckInRefusal)

const note = (tx: Tx, by: Actor, act: string, row: RegistrationRow) =>
  recordAudit(tx, by, {
    act,
    entity: 'event_registration',
    entityId: row.id,
    subjectId: row.userId,
    detail: { event: row.eventId },
  })
