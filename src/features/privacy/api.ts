import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone, signedIn } from '#src/platform/http/gates.ts'
import { linkToken } from '#src/wire/link-token.ts'
import { listConsents as queryConsents } from '../accounts/consents/consent-queries.ts'
import { confirmDeletion } from './confirm-deletion.ts'
import { presentConsent } from './present.ts'
import { requestDeletion } from './request-deletion.ts'
import { consentShape, deletionShape, deletionWish } from './schema.ts'
import { undoDeletion, undoDeletionByLink } from './undo-deletion.ts'

export const listConsents = endpoint({
  where: 'GET /auth/consents',
  summary: 'Persetujuan anggota yang masuk, terbaru lebih dulu, dengan versi dan waktunya',
  gate: signedIn,
  answer: z.array(consentShape),
  run: async ({ db, actor }) => ok((await queryConsents(db, actor!.id)).map(presentConsent)),
})

export const wishDeletion = endpoint({
  where: 'POST /auth/deletion',
  summary: 'Minta akun dihapus; surat ke alamat akun memuat tautan untuk memastikannya',
  gate: signedIn,
  proof: 'fresh',
  securityEvent: 'account',
  body: deletionWish,
  answer: deletionShape,
  failures: [403, 404, 409, 429],
  async run(call) {
    await requestDeletion(call)
    return ok({ deletion_due_at: null })
  },
})

export const keepAccount = endpoint({
  where: 'DELETE /auth/deletion',
  summary: 'Batalkan penghapusan akun',
  gate: signedIn,
  proof: 'none',
  securityEvent: 'account',
  answer: deletionShape,
  async run({ write, actor, clock }) {
    await undoDeletion(write, actor!.id, clock.now())
    return ok({ deletion_due_at: null })
  },
})

export const beginDeletion = endpoint({
  where: 'POST /auth/deletion/confirmation',
  summary: 'Pastikan penghapusan akun dengan tautan dari surat; tujuh hari kemudian akun dihapus',
  gate: everyone,
  body: linkToken,
  answer: deletionShape,
  failures: [409],
  run: async (call) => ok({ deletion_due_at: (await confirmDeletion(call)).toISOString() }),
})

export const keepAccountByLink = endpoint({
  where: 'POST /auth/deletion/cancellation',
  summary: 'Batalkan penghapusan akun dengan tautan dari surat',
  gate: everyone,
  body: linkToken,
  answer: deletionShape,
  async run({ write, body, clock }) {
    await undoDeletionByLink(write, body.token, clock.now())
    return ok({ deletion_due_at: null })
  },
})

export const privacyEndpoints = [listConsents, wishDeletion, keepAccount, beginDeletion, keepAccountByLink]
