import { recordAudit } from '#src/platform/database/audit.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import { getConsentVersions, giveConsent } from '../../accounts/consents/consent-queries.ts'
import { RESEMBLES, resembles } from '../../accounts/password-policy.ts'
import { deleteWaiting } from '../../accounts/registration/queries.ts'
import { NATIONAL_LIST, subscribeNewMember } from '../../mailings/member-subscriptions.ts'
import * as words from './api-words.id.ts'
import { closeInvitation, insertInvited, lockInvitation } from './queries.ts'
import type { acceptance } from './schema.ts'

const USELESS = words.invitationOver
const USED = words.invitationUsed

/**
 * Creates the account of an invitation, once, with the consents given now.
 * @throws Failure 400 for a used, expired or unknown link, 429 past the limit
 */
export async function acceptInvitation(call: CallOf<undefined, undefined, typeof acceptance>) {
  const { body, clock, db, limits, passwords, visit, write } = call
  await limits.take('register address', networkOf(visit.address))
  const now = clock.now()
  const hash = hashOf(body.token)
  const [passwordHash, versions] = await Promise.all([passwords.hash(body.password), getConsentVersions(db)])
  await write(async (tx) => {
    const invitation = await lockInvitation(tx, hash)
    if (!invitation || invitation.expiresAt <= now) throw invalid({ token: [USELESS] })
    if (invitation.acceptedUserId) throw invalid({ token: [USED] })
    const { email, fields } = invitation
    if (resembles(body.password, { email, name: fields.nama_lengkap }))
      throw invalid({ password: [RESEMBLES] })
    const userId = await insertInvited(tx, invitation, { passwordHash, now })
    if (!userId) throw invalid({ token: [USED] })
    for (const kind of ['terms', 'privacy'] as const)
      await giveConsent(tx, { userId, kind, version: versions[kind], now })
    const member = { id: userId, email, name: fields.nama_lengkap }
    const slugs = body.consent_newsletter ? [NATIONAL_LIST] : []
    await subscribeNewMember(tx, member, { slugs, givenAt: now })
    await deleteWaiting(tx, email)
    await closeInvitation(tx, invitation.id, userId)
    await recordAudit(
      tx,
      { id: userId, role: 'member' },
      { act: 'activate', entity: 'user', entityId: userId },
    )
  })
  return { activated: true as const }
}
