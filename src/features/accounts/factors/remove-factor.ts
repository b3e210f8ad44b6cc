import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { findPerson } from '../login/queries.ts'
import type { AnyCall } from './create-challenge.ts'
import { notifyOwner } from './notify-owner.ts'
import { deletePasskey, deletePasskeys } from './passkey-queries.ts'
import { deleteTotp, getFactors, replaceRecoveryCodes, waysOf } from './queries.ts'

type Owned = AnyCall & { actor: Actor }

/** Removes the authenticator app; idempotent. */
export const removeTotp = ({ write, actor, place }: Owned) =>
  write(async (tx) => {
    if (!(await deleteTotp(tx, actor.id))) return
    await recordAudit(tx, actor, {
      act: 'remove second factor',
      entity: 'user',
      entityId: actor.id,
      detail: { kind: 'totp' },
    })
    await notifyOwner(tx, place, actor.id, 'app removed')
    await dropLeftCodes(tx, actor.id)
  })

/** @throws Failure 404 for an unknown or another user's passkey */
export const removePasskey = ({ write, actor, place }: Owned, id: number) =>
  write(async (tx) => {
    const name = await deletePasskey(tx, actor.id, id)
    if (name === undefined) throw notFound()
    await recordAudit(tx, actor, {
      act: 'remove second factor',
      entity: 'user',
      entityId: actor.id,
      detail: { kind: 'passkey' },
    })
    await notifyOwner(tx, place, actor.id, { act: 'passkey removed', passkey: name })
    await dropLeftCodes(tx, actor.id)
  })

/** Removes all factors of another user, who is notified by mail. @throws Failure 404 for an unknown account */
export const removeAllFactors = ({ write, actor, place }: Owned, userId: number) =>
  write(async (tx) => {
    if (!(await findPerson(tx, userId))) throw notFound()
    await clearFactors(tx, userId)
    await recordAudit(tx, actor, { act: 'remove second factors', entity: 'user', entityId: userId })
    await notifyOwner(tx, place, userId, 'all removed by an admin')
  })

async function clearFactors(tx: Tx, userId: number) {
  await deleteTotp(tx, userId)
  await deletePasskeys(tx, userId)
  await replaceRecoveryCodes(tx, userId, [])
}

/** Recovery codes replace a lost factor; without one they would be a factor of their own. */
async function dropLeftCodes(tx: Tx, userId: number) {
  if (!waysOf(await getFactors(tx, userId)).length) await replaceRecoveryCodes(tx, userId, [])
}
