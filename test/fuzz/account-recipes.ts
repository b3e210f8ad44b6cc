import { Secret, TOTP } from 'otpauth'
import { toHex } from '#src/wire/hex.ts'
import { makePerson, PASSWORD, type Person, type TestTools } from '#test/support/actor.ts'
import { makeSoftPasskey } from '#test/support/soft-passkey.ts'
import { smallestPng } from './fitting.ts'
import type { Recipe } from './recipe.ts'

/** Starts the set-up of an authenticator app. @returns its next code */
async function nextCode({ call, now }: TestTools, { token }: Person): Promise<string> {
  const { secret } = (await call('POST /auth/factors/totp', token)) as { secret: string }
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() })
}

type Begun = { challenge: string; passkey: { challenge: string } }

async function newPasskey({ call, origin }: TestTools, { token }: Person) {
  const begun = (await call('POST /auth/factors/passkeys/challenge', token)) as Begun
  return {
    challenge: begun.challenge,
    passkey: makeSoftPasskey({ origin, host: new URL(origin).hostname }).create(begun.passkey),
    name: 'Telepon',
  }
}

/** Operations of people on their own account. */
export const accountRecipes: Record<string, Recipe> = {
  'POST /uploads': async () => ({ body: { file: smallestPng, purpose: 'content' } }),
  'PATCH /auth/me': async () => ({ body: { alamat: 'Jl. Lontar Raya 7' } }),
  'POST /auth/proof': async () => ({ body: { password: toHex(PASSWORD) } }),
  'PUT /auth/password': async () => ({
    body: { current: toHex(PASSWORD), password: toHex('sorgum-di-lereng-mutis') },
  }),
  'POST /auth/factors/totp/confirmation': async (hands, person) => ({
    body: { code: await nextCode(hands, person) },
  }),
  'POST /auth/factors/recovery': async (hands, person) => {
    await hands.call('POST /auth/factors/totp/confirmation', person.token, {
      code: await nextCode(hands, person),
    })
    return {}
  },
  'POST /auth/factors/passkeys': async (hands, person) => ({ body: await newPasskey(hands, person) }),
  'DELETE /auth/factors/passkeys/{id}': async (hands, person) => {
    const made = await hands.call(
      'POST /auth/factors/passkeys',
      person.token,
      await newPasskey(hands, person),
    )
    return { params: { id: (made as { id: number }).id } }
  },
  'DELETE /auth/sessions/{id}': async ({ db, open }, person) => {
    await open(person)
    const { id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', person.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { params: { id } }
  },
  'DELETE /users/{id}/factors': async (hands) => ({ params: { id: (await makePerson(hands)).id } }),
}
