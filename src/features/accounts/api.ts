import { type CallOf, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { presentProfile } from './present.ts'
import { getProfile } from './queries.ts'
import { profileShape } from './schema.ts'

const profileOf = async ({ db, actor }: CallOf<undefined, undefined, undefined>) =>
  ok(presentProfile(await getProfile(db, actor!.id)))

export const readProfile = endpoint({
  where: 'GET /user/profile',
  summary: 'Profil anggota yang masuk',
  gate: signedIn,
  answer: profileShape,
  failures: [404],
  run: profileOf,
})

const readMe = endpoint({
  where: 'GET /auth/me',
  summary: 'Profil anggota yang masuk',
  gate: signedIn,
  answer: profileShape,
  failures: [404],
  run: profileOf,
})

export const accountEndpoints = [readProfile, readMe]
