import { z } from 'zod'
import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone, signedInBeforeFactor } from '#src/platform/http/gates.ts'
import { PROOF_MS } from '#src/platform/http/require-proof.ts'
import { setAnswerHeader, setCookie } from '#src/platform/request-scope.ts'
import { noSessionCookie } from '#src/platform/sessions/cookie.ts'
import { endSession } from '#src/platform/sessions/queries.ts'
import { DEMO_PASSWORD } from '../demo.ts'
import { createChallenge } from '../factors/create-challenge.ts'
import { requestOptions } from '../factors/passkeys.ts'
import { getFactors } from '../factors/queries.ts'
import { passkeyStart } from '../factors/schema.ts'
import * as words from './api-words.id.ts'
import { changePassword } from './change-password.ts'
import { logIn } from './log-in.ts'
import { prove } from './prove.ts'
import { listDemoPeople } from './queries.ts'
import { demoAccounts, loggedIn, loginBody, passwordChange, proofBody, proven } from './schema.ts'

type DemoPerson = Awaited<ReturnType<typeof listDemoPeople>>[number]

const presentDemoAccounts = (people: readonly DemoPerson[]) =>
  people.map((person) => ({
    email: person.email,
    nama_lengkap: person.namaLengkap,
    duty: dutyOf(person),
    password: DEMO_PASSWORD,
  }))

function dutyOf({ role, userType, isPic, isModerator, editsRegions }: DemoPerson) {
  if (role === 'admin') return 'Admin'
  if (role === 'staff') return words.staff
  if (isModerator) return 'Moderator'
  if (editsRegions.length) return words.regionBoard
  if (isPic) return words.pic
  return userType === 'partisipan' ? words.institutionMember : words.everyone
}

export const logInMember = endpoint({
  where: 'POST /user/login/member',
  summary: 'Masuk dengan e-mail dan kata sandi, lalu bila perlu langkah kedua',
  gate: everyone,
  securityEvent: 'login',
  body: loginBody,
  answer: loggedIn,
  failures: [403, 429],
  run: async (call) => ok(await logIn(call, call.body)),
})

export const logOut = endpoint({
  where: 'DELETE /user/logout',
  summary: 'Keluar',
  gate: signedInBeforeFactor,
  securityEvent: 'logout',
  answer: z.object({}),
  async run({ db, visit, clock, place }) {
    await endSession(db, visit.session!.jti, clock.now())
    setCookie(noSessionCookie(place))
    // Clears member data from shared devices; members have no service worker that this could remove.
    setAnswerHeader('clear-site-data', '"cache", "storage"')
    return ok({})
  },
})

export const beginProof = endpoint({
  where: 'POST /auth/proof/challenge',
  summary: 'Mulai memastikan dengan passkey bahwa ini Anda',
  gate: signedInBeforeFactor,
  answer: passkeyStart,
  code: 201,
  async run(call) {
    const { passkeys } = await getFactors(call.db, call.actor!.id)
    const { challenge, webauthn } = await createChallenge(call, call.actor!.id, 'step-up')
    return created({ challenge, passkey: await requestOptions(call.place, webauthn, passkeys) })
  },
})

export const giveProof = endpoint({
  where: 'POST /auth/proof',
  summary: 'Pastikan dengan kata sandi atau langkah kedua bahwa ini Anda',
  gate: signedInBeforeFactor,
  securityEvent: 'step-up',
  body: proofBody,
  answer: proven,
  failures: [429],
  async run(call) {
    await prove({ ...call, actor: call.actor! }, call.body)
    return ok({ proven_until: new Date(call.clock.now().getTime() + PROOF_MS).toISOString() })
  },
})

export const putPassword = endpoint({
  where: 'PUT /auth/password',
  summary: 'Ganti kata sandi',
  gate: signedInBeforeFactor,
  // With a second factor, a proof by it is required; the old password in any case.
  proof: ({ visit }) => visit.session!.factors.length > 0,
  securityEvent: 'password',
  body: passwordChange,
  answer: z.object({}),
  failures: [409, 429],
  async run(call) {
    await changePassword({ ...call, actor: call.actor! }, call.body)
    return ok({})
  },
})

export const listDemoAccounts = endpoint({
  where: 'GET /auth/demo-accounts',
  summary: 'Akun demo; di luar demo tidak ada',
  gate: everyone,
  answer: demoAccounts,
  // Never invalidated: demo accounts are created once and stay.
  tags: ['demo-accounts'],
  async run({ db, place }) {
    return ok(place.isProduction ? [] : presentDemoAccounts(await listDemoPeople(db)))
  },
})

export const loginEndpoints = [logInMember, logOut, beginProof, giveProof, putPassword, listDemoAccounts]
