import { z } from 'zod'
import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { adminOnly, signedInBeforeFactor } from '#src/platform/http/gates.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { getSettings } from '../../settings/queries.ts'
import { type AnyCall, createChallenge } from './create-challenge.ts'
import { findOwner } from './owner-queries.ts'
import { creationOptions } from './passkeys.ts'
import { presentFactors } from './present.ts'
import { getFactors } from './queries.ts'
import { removeAllFactors, removePasskey, removeTotp } from './remove-factor.ts'
import {
  confirmation,
  factorsShape,
  newPasskey,
  passkeyMade,
  passkeyStart,
  recoveryShape,
  totpStart,
} from './schema.ts'
import { addPasskey, finishTotp, renewRecoveryCodes, startTotp } from './set-up-factor.ts'
import { totpUri } from './totp.ts'

/** Call with a non-null actor, behind a gate that requires a session. */
const owned = <Call extends AnyCall>(call: Call) => ({ ...call, actor: call.actor! })

const siteNameOf = async ({ remember, db }: AnyCall) =>
  (await remember('settings', () => getSettings(db))).site_name

export const readFactors = endpoint({
  where: 'GET /auth/factors',
  summary: 'Langkah kedua saat login: yang sudah ada',
  gate: signedInBeforeFactor,
  answer: factorsShape,
  async run({ db, actor }) {
    return ok(presentFactors(await getFactors(db, actor!.id), await findOwner(db, actor!.id)))
  },
})

export const beginTotp = endpoint({
  where: 'POST /auth/factors/totp',
  summary: 'Mulai memasang aplikasi kode',
  gate: signedInBeforeFactor,
  proof: 'fresh',
  securityEvent: 'factor',
  answer: totpStart,
  code: 201,
  failures: [403, 409],
  async run(call) {
    const secret = await startTotp(owned(call))
    const [issuer, { email }] = [await siteNameOf(call), await findOwner(call.db, call.actor!.id)]
    return created({ secret, uri: totpUri(secret, issuer, email) })
  },
})

export const endTotpSetUp = endpoint({
  where: 'POST /auth/factors/totp/confirmation',
  summary: 'Pasang aplikasi kode dengan kode pertamanya',
  gate: signedInBeforeFactor,
  proof: 'fresh',
  securityEvent: 'factor',
  body: confirmation,
  answer: recoveryShape,
  failures: [403, 404, 409, 429],
  async run(call) {
    return ok({ recovery_codes: await finishTotp(owned(call), call.body.code) })
  },
})

export const dropTotp = endpoint({
  where: 'DELETE /auth/factors/totp',
  summary: 'Lepas aplikasi kode',
  gate: signedInBeforeFactor,
  proof: 'fresh',
  securityEvent: 'factor',
  answer: z.object({}),
  failures: [403],
  async run(call) {
    await removeTotp(owned(call))
    return ok({})
  },
})

export const renewCodes = endpoint({
  where: 'POST /auth/factors/recovery',
  summary: 'Buat kode pemulihan baru; yang lama tidak berlaku lagi',
  gate: signedInBeforeFactor,
  proof: 'fresh',
  securityEvent: 'factor',
  answer: recoveryShape,
  code: 201,
  failures: [403, 409],
  async run(call) {
    return created({ recovery_codes: await renewRecoveryCodes(owned(call)) })
  },
})

export const beginPasskey = endpoint({
  where: 'POST /auth/factors/passkeys/challenge',
  summary: 'Mulai menambah passkey',
  gate: signedInBeforeFactor,
  proof: 'fresh',
  securityEvent: 'factor',
  answer: passkeyStart,
  code: 201,
  failures: [403],
  async run(call) {
    const { db, place, actor } = owned(call)
    const { challenge, webauthn } = await createChallenge(call, actor.id, 'passkey')
    const [{ email }, { passkeys }] = [await findOwner(db, actor.id), await getFactors(db, actor.id)]
    const made = { challenge: webauthn, siteName: await siteNameOf(call), userId: actor.id, email, passkeys }
    return created({ challenge, passkey: await creationOptions(place, made) })
  },
})

export const savePasskey = endpoint({
  where: 'POST /auth/factors/passkeys',
  summary: 'Simpan passkey yang dibuat peramban',
  gate: signedInBeforeFactor,
  proof: 'fresh',
  securityEvent: 'factor',
  body: newPasskey,
  answer: passkeyMade,
  code: 201,
  failures: [403, 409],
  async run(call) {
    const { id, recoveryCodes } = await addPasskey(owned(call), call.body)
    return created({ id, recovery_codes: recoveryCodes })
  },
})

export const dropPasskey = endpoint({
  where: 'DELETE /auth/factors/passkeys/{id}',
  summary: 'Hapus passkey',
  gate: signedInBeforeFactor,
  proof: 'fresh',
  securityEvent: 'factor',
  params: z.object({ id: idNumber }),
  answer: z.object({}),
  failures: [403],
  async run(call) {
    await removePasskey(owned(call), call.params.id)
    return ok({})
  },
})

export const dropAllFactors = endpoint({
  where: 'DELETE /users/{id}/factors',
  summary: 'Lepas semua langkah kedua orang lain',
  gate: adminOnly,
  proof: 'fresh',
  securityEvent: 'factor',
  params: z.object({ id: idNumber }),
  answer: z.object({}),
  async run(call) {
    await removeAllFactors(owned(call), call.params.id)
    return ok({})
  },
})

export const factorEndpoints = [
  readFactors,
  beginTotp,
  endTotpSetUp,
  dropTotp,
  renewCodes,
  beginPasskey,
  savePasskey,
  dropPasskey,
  dropAllFactors,
]
