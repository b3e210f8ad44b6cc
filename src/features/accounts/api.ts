import { type CallOf, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { signedInBeforeFactor } from '#src/platform/http/gates.ts'
import { confirmSession } from '#src/platform/sessions/queries.ts'
import { presentProfile } from './present.ts'
import { getProfile } from './queries.ts'
import { profileShape } from './schema.ts'

/** Profile of the caller; the first fetch with a new cookie confirms its session. */
const profileOf = async ({ db, actor, visit, clock }: CallOf<undefined, undefined, undefined>) => {
  const profile = await getProfile(db, actor!.id, clock.now())
  if (visit.session && !visit.session.isConfirmed) await confirmSession(db, visit.session.jti, clock.now())
  return ok(presentProfile(profile))
}

export const readProfile = endpoint({
  where: 'GET /user/profile',
  summary: 'Profil anggota yang masuk',
  gate: signedInBeforeFactor,
  answer: profileShape,
  failures: [404],
  run: profileOf,
})

const readMe = endpoint({
  where: 'GET /auth/me',
  summary: 'Profil anggota yang masuk',
  gate: signedInBeforeFactor,
  answer: profileShape,
  failures: [404],
  run: profileOf,
})

export const accountEndpoints = [readProfile, readMe]
