import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { nextDue } from './pledge-days.ts'
import { isPledgeToken } from './pledge-token.ts'
import { presentPledge } from './present.ts'
import {
  adoptPledges,
  findLinkVersion,
  findPledge,
  lockPledge,
  type PledgeRow,
  updatePledge,
} from './queries.ts'
import type { PledgeChange } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'secret'>

/** A pledge, and the token that was sent to open it. */
export type Shown = { id: number; token?: string | undefined }

/**
 * Finds the caller's own pledge: by account, or a guest's by the token in its mails.
 * @throws Failure 404 for another's or an unknown one
 */
export async function getOwnPledge(
  { db, clock, secret }: Pick<Parts, 'db' | 'clock' | 'secret'>,
  actor: Actor | null,
  { id, token = '' }: Shown,
): Promise<PledgeRow> {
  if (actor) await adoptPledges(db, actor.id)
  const linkVersion = token ? await findLinkVersion(db, id) : 0
  const viewer = { userId: actor?.id ?? null, holdsToken: isPledgeToken(secret, { id, linkVersion }, token) }
  const pledge = await findPledge(db, id, { viewer, now: clock.now() })
  if (!pledge) throw notFound()
  return pledge
}

/**
 * Applies a change. One that is already in effect changes nothing, whatever version it names.
 * @throws Failure 404 for another's, 409 with `current` when it was changed meanwhile or has stopped for good
 */
export async function changePledge(parts: Parts, actor: Actor | null, id: number, wish: PledgeChange) {
  await parts.write(async (tx) => {
    await lockPledge(tx, id)
    const pledge = await getOwnPledge({ ...parts, db: tx }, actor, { id, token: wish.token })
    const { amount = pledge.amount, day = pledge.day, status = pledge.status } = wish
    const isSame = amount === pledge.amount && day === pledge.day && status === pledge.status
    if (isSame) return
    if (pledge.status === 'stopped' || wish.version !== pledge.version)
      throw conflict({ current: presentPledge(pledge) })
    const today = jakartaDay(parts.clock.now())
    const keepsDay = day === pledge.day && pledge.nextOn !== null
    const nextOn = keepsDay ? pledge.nextOn : nextDue(day, { today, askedOn: pledge.askedOn })
    await updatePledge(tx, id, { amount, day, status, nextOn: status === 'active' ? nextOn : null })
    const from = { amount: pledge.amount, day: pledge.day, status: pledge.status }
    const detail = { from, to: { amount, day, status } }
    await recordAudit(tx, actor, { act: 'pledge change', entity: 'pledge', entityId: id, detail })
  })
}
