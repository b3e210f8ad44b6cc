import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { forgetOtherProofs } from '#src/platform/sessions/queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as words from './api-words.id.ts'
import { closeChallenge, countTry } from './challenge-queries.ts'
import type { AnyCall } from './create-challenge.ts'
import { notifyOwner } from './notify-owner.ts'
import { insertPasskey } from './passkey-queries.ts'
import { readNewPasskey } from './passkeys.ts'
import { confirmTotp, findTotp, getFactors, replaceRecoveryCodes, upsertTotp, waysOf } from './queries.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import type { NewPasskeyAnswer } from './schema.ts'
import { newTotp, openTotp, stepOf } from './totp.ts'

const MAX_PASSKEYS = 10

type Owned = AnyCall & { actor: Actor }

/**
 * Creates a secret for an authenticator app, to be confirmed by a code. @throws Failure 409 if one is already confirmed
 */
export async function startTotp({ db, secret, actor, clock }: Owned): Promise<string> {
  const { text, sealed } = newTotp(secret, actor.id)
  if (!(await upsertTotp(db, actor.id, sealed, clock.now()))) throw conflict()
  return text
}

/**
 * Activates the app with its first code.
 * @returns new recovery codes, null if some exist from another factor
 * @throws Failure 400 for a wrong code, 404 without a pending secret, 409 if already active
 */
export async function finishTotp(call: Owned, code: string) {
  const { db, write, secret, actor, clock, place, limits, visit } = call
  const totp = await findTotp(db, actor.id)
  if (!totp) throw notFound()
  if (totp.confirmedAt) throw conflict()
  await limits.take('totp person', actor.id)
  const step = stepOf(openTotp(secret, actor.id, totp.secret), code.replace(/\s/g, ''), clock.now())
  if (step === null) throw invalid({ code: [words.totpCodeWrong] })
  await limits.reset('totp person', actor.id)
  return write(async (tx) => {
    if (!(await confirmTotp(tx, actor.id, step, clock.now()))) throw conflict()
    await forgetOtherProofs(tx, actor.id, visit.session!.jti)
    await recordAudit(tx, actor, {
      act: 'add second factor',
      entity: 'user',
      entityId: actor.id,
      detail: { kind: 'totp' },
    })
    await notifyOwner(tx, place, actor.id, 'app added')
    return firstRecoveryCodes(tx, secret, actor.id)
  })
}

/**
 * Adds a passkey created for a challenge.
 * @throws Failure 400 for an invalid or expired one; 409 for a known or an eleventh one
 */
export async function addPasskey(
  { db, write, secret, actor, clock, place, visit }: Owned,
  given: { challenge: string; passkey: NewPasskeyAnswer; name: string },
) {
  const hash = hashOf(given.challenge)
  const challenge = await countTry(db, hash, 'passkey', clock.now())
  if (challenge?.userId !== actor.id) throw invalid({ challenge: [words.timeIsOver] })
  const credential = await readNewPasskey(place, challenge.webauthn!, given.passkey)
  if (!credential) throw invalid({ passkey: [words.passkeyUnusable] })
  return write(async (tx) => {
    if (!(await closeChallenge(tx, hash, clock.now()))) throw conflict()
    if ((await getFactors(tx, actor.id)).passkeys.length >= MAX_PASSKEYS) throw conflict()
    const id = await insertPasskey(tx, {
      userId: actor.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: given.passkey.response.transports ?? [],
      name: given.name,
      createdAt: clock.now(),
    })
    if (!id) throw conflict()
    await forgetOtherProofs(tx, actor.id, visit.session!.jti)
    await recordAudit(tx, actor, {
      act: 'add second factor',
      entity: 'user',
      entityId: actor.id,
      detail: { kind: 'passkey' },
    })
    await notifyOwner(tx, place, actor.id, { act: 'passkey added', passkey: given.name })
    return { id, recoveryCodes: await firstRecoveryCodes(tx, secret, actor.id) }
  })
}

/** Replaces the recovery codes. @throws Failure 409 without another factor */
export async function renewRecoveryCodes({ write, secret, actor, place }: Owned): Promise<string[]> {
  return write(async (tx) => {
    if (!waysOf(await getFactors(tx, actor.id)).length) throw conflict()
    await recordAudit(tx, actor, { act: 'renew recovery codes', entity: 'user', entityId: actor.id })
    await notifyOwner(tx, place, actor.id, 'recovery codes renewed')
    return storeRecoveryCodes(tx, secret, actor.id)
  })
}

const firstRecoveryCodes = async (tx: Tx, secret: SiteSecret, userId: number) =>
  (await getFactors(tx, userId)).recoveryLeft ? null : storeRecoveryCodes(tx, secret, userId)

async function storeRecoveryCodes(tx: Tx, secret: SiteSecret, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(secret, userId, code)),
  )
  return codes
}
