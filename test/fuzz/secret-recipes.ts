import { randomInt } from 'node:crypto'
import { renewToken } from '#src/features/accounts/token-queries.ts'
import { makeList, makeSubscription } from '#src/features/mailings/factory.ts'
import { leaveToken } from '#src/features/mailings/subscriptions/leave-token.ts'
import { confirmationToken } from '#src/features/mailings/subscriptions/letters.ts'
import { hashOf, newSecret } from '#src/platform/secrets/one-use.ts'
import { toHex } from '#src/wire/hex.ts'
import { makePerson, PASSWORD, type TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

const NEW_PASSWORD = 'sorgum-di-lereng-mutis'
const HOUR = 3_600_000

type Kind = Parameters<typeof renewToken>[1]['kind']

/** Secret of a one-use link of a new person. */
async function link(hands: TestTools, kind: Kind) {
  const { id: userId } = await makePerson(hands)
  return renewToken(hands.db, { kind, userId, detail: {}, now: hands.now(), lifeMs: HOUR })
}

const byLink =
  (kind: Kind): Recipe =>
  async (hands) => ({ body: { token: await link(hands, kind) } })

const byLeaveLink: Recipe = async ({ db, secret }) => {
  const { subscriberId } = await makeSubscription(db)
  return { query: { t: leaveToken(secret, { subscriberId, mailingId: null }), list: 'nasional' } }
}

const ofOpenList: Recipe = async ({ db }) => ({ params: { slug: (await makeList(db)).slug } })

const someEmail = () => `baru-${randomInt(1e12)}@contoh.example`

/** Operations authorised by a secret, for any caller. */
export const secretRecipes: Record<string, Recipe> = {
  'POST /auth/deletion/confirmation': byLink('deletion'),
  'POST /auth/deletion/cancellation': byLink('undo-deletion'),
  'POST /newsletter/unsubscription': byLink('newsletter'),
  'POST /lists/confirmation': async ({ db, secret, now }) => {
    const { id } = await makeSubscription(db, { isGiven: false, now: now() })
    return { body: { token: confirmationToken(secret, id) } }
  },
  'GET /lists/unsubscription': byLeaveLink,
  'POST /lists/unsubscription': byLeaveLink,
  'DELETE /lists/unsubscription': byLeaveLink,
  'POST /lists/{slug}/subscription': async (hands, person) => ({
    ...(await ofOpenList(hands, person)),
    body: { email: someEmail(), captcha: await hands.solve('subscribe') },
  }),
  'DELETE /lists/{slug}/subscription': ofOpenList,
  'POST /auth/email-change': async (hands, { id: userId }) => {
    const wanted = { kind: 'email-change', userId, detail: { email: someEmail() } } as const
    return { body: { token: await renewToken(hands.db, { ...wanted, now: hands.now(), lifeMs: HOUR }) } }
  },
  'POST /user/reset': async (hands) => ({
    body: { token: await link(hands, 'reset'), password: toHex(NEW_PASSWORD) },
  }),
  'POST /user/activation': async (hands) => ({
    body: {
      token: await registered(hands),
      new_password: toHex(NEW_PASSWORD),
      nama_lengkap: 'Maria Natalia Tefa',
      age_17: true,
      consent_terms: true,
      consent_privacy: true,
    },
  }),
  'POST /user/login/member': async (hands) => {
    const { email } = await makePerson(hands)
    return { body: { email, password: toHex(PASSWORD) } }
  },
  'POST /user/forget': async ({ solve }) => ({
    body: { email: someEmail(), captcha: await solve('forget') },
  }),
  'POST /user/register': async ({ db, solve }) => ({
    body: {
      nama_lengkap: 'Maria Natalia Tefa',
      email: someEmail(),
      password: toHex(NEW_PASSWORD),
      phone: '0812-0000-4417',
      region_id: (await db.selectFrom('regions').select('id').executeTakeFirstOrThrow()).id,
      age_17: true,
      consent_terms: true,
      consent_privacy: true,
      captcha: await solve('register'),
    },
  }),
}

/** Secret of the link in an activation mail. */
async function registered({ db, now }: TestTools): Promise<string> {
  const { text } = newSecret()
  const fields = {
    nama_lengkap: 'Maria Natalia Tefa',
    phone: '+6281200004417',
    region_id: null,
    consents: {},
  }
  await db
    .insertInto('registrations')
    .values({
      email: someEmail(),
      fields: JSON.stringify(fields),
      tokenHash: hashOf(text),
      createdAt: now(),
      expiresAt: new Date(now().getTime() + HOUR),
    })
    .execute()
  return text
}
