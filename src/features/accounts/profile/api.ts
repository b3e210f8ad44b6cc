import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { linkToken } from '#src/wire/link-token.ts'
import { findOwner } from '../factors/owner-queries.ts'
import { presentProfile } from '../present.ts'
import { getProfile } from '../queries.ts'
import { profileShape } from '../schema.ts'
import { changeProfile } from './change-profile.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { profileChange } from './schema.ts'

export const patchMe = endpoint({
  where: 'PATCH /auth/me',
  summary: 'Ubah profil: hanya isian yang dikirim; isian kosong mengosongkan yang boleh kosong',
  gate: signedIn,
  proof: async ({ db, actor, body }) =>
    body.email !== undefined && body.email !== (await findOwner(db, actor!.id)).email,
  securityEvent: ({ body }) => (body.email === undefined ? null : 'email'),
  body: profileChange,
  answer: profileShape,
  failures: [403, 404, 409, 429],
  async run(call) {
    await changeProfile(call)
    return ok(presentProfile(await getProfile(call.db, call.actor!.id, call.clock.now())))
  },
})

export const useEmailLink = endpoint({
  where: 'POST /auth/email-change',
  summary: 'Pakai alamat e-mail baru, dengan tautan yang dikirim ke sana dan sesi akun yang memintanya',
  gate: signedIn,
  securityEvent: 'email',
  body: linkToken,
  answer: z.object({}),
  async run({ write, actor, body, clock }) {
    await confirmEmailChange(write, actor!, body.token, clock.now())
    return ok({})
  },
})

export const profileEndpoints = [patchMe, useEmailLink]
