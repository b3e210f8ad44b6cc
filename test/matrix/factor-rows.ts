import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { CLASH, FORBIDDEN, MADE, MEMBERS, NOT_THEIRS, REFUSED, UNKNOWN } from './answers.ts'
import { type Cell, row } from './cell.ts'
import { asDouble, cooked, unproven } from './doubles.ts'

const factors = [
  ...row(
    'POST /auth/factors/totp',
    'own',
    MADE,
    asDouble(() => ({})),
  ),
  ...row('POST /auth/factors/totp', 'no proof', FORBIDDEN, unproven('POST /auth/factors/totp')),
  ...row(
    'POST /auth/factors/totp/confirmation',
    'own',
    MEMBERS,
    cooked('POST /auth/factors/totp/confirmation'),
  ),
  ...row(
    'POST /auth/factors/totp/confirmation',
    'no proof',
    FORBIDDEN,
    unproven('POST /auth/factors/totp/confirmation'),
  ),
  ...row(
    'POST /auth/factors/totp/confirmation',
    'made up, no digits',
    REFUSED,
    asDouble(async (hands, { token }) => {
      await hands.call('POST /auth/factors/totp', token)
      // Six UTF-16 units like a code, in twelve bytes.
      return { body: { code: '😀😀😀' } }
    }),
  ),
  ...row('POST /auth/factors/totp/confirmation', 'none begun', NOT_THEIRS, () => ({
    body: { code: '000000' },
  })),
  ...row(
    'DELETE /auth/factors/totp',
    'own',
    MEMBERS,
    asDouble(() => ({})),
  ),
  ...row('DELETE /auth/factors/totp', 'no proof', FORBIDDEN, unproven('DELETE /auth/factors/totp')),
  ...row('POST /auth/factors/recovery', 'own', MADE, cooked('POST /auth/factors/recovery')),
  ...row('POST /auth/factors/recovery', 'no factor', CLASH),
  ...row('POST /auth/factors/recovery', 'no proof', FORBIDDEN, unproven('POST /auth/factors/recovery')),
  ...row(
    'POST /auth/factors/passkeys/challenge',
    'own',
    MADE,
    asDouble(() => ({})),
  ),
  ...row(
    'POST /auth/factors/passkeys/challenge',
    'no proof',
    FORBIDDEN,
    unproven('POST /auth/factors/passkeys/challenge'),
  ),
  ...row('POST /auth/factors/passkeys', 'own', MADE, cooked('POST /auth/factors/passkeys')),
  ...row('POST /auth/factors/passkeys', "made for another's challenge", REFUSED, async ({ site, cast }) => {
    const hands = toolsOf(site)
    return recipes['POST /auth/factors/passkeys']!(hands, cast.stranger)
  }),
  ...row('POST /auth/factors/passkeys', 'no proof', FORBIDDEN, unproven('POST /auth/factors/passkeys')),
  ...row('DELETE /auth/factors/passkeys/{id}', 'own', MEMBERS, cooked('DELETE /auth/factors/passkeys/{id}')),
  ...row('DELETE /auth/factors/passkeys/{id}', "another's", NOT_THEIRS, async ({ site }) => {
    const hands = toolsOf(site)
    return recipes['DELETE /auth/factors/passkeys/{id}']!(hands, await makePerson(hands))
  }),
  ...row('DELETE /auth/factors/passkeys/{id}', 'unknown', NOT_THEIRS, () => UNKNOWN),
  ...row(
    'DELETE /auth/factors/passkeys/{id}',
    'no proof',
    FORBIDDEN,
    unproven('DELETE /auth/factors/passkeys/{id}'),
  ),
  ...row(
    'DELETE /users/{id}/factors',
    "another's",
    '401 403 403 403 403 403 200',
    cooked('DELETE /users/{id}/factors'),
  ),
  ...row('DELETE /users/{id}/factors', 'unknown', '401 403 403 403 403 403 404', () => UNKNOWN),
  ...row('DELETE /users/{id}/factors', 'no proof', FORBIDDEN, unproven('DELETE /users/{id}/factors')),
]

const sessions = [
  ...row(
    'DELETE /auth/sessions',
    'own',
    MEMBERS,
    asDouble(() => ({})),
  ),
  ...row('DELETE /auth/sessions/{id}', 'own', MEMBERS, cooked('DELETE /auth/sessions/{id}')),
  ...row('DELETE /auth/sessions/{id}', "another's", NOT_THEIRS, async ({ site, cast }) =>
    recipes['DELETE /auth/sessions/{id}']!(toolsOf(site), cast.stranger),
  ),
  ...row('DELETE /auth/sessions/{id}', 'unknown', NOT_THEIRS, () => UNKNOWN),
  ...row(
    'DELETE /user/logout',
    'own',
    MEMBERS,
    asDouble(() => ({})),
  ),
]

const WRONG = { password: '6368616e6365' }
const proof = [
  ...row('POST /auth/proof', 'right', MEMBERS, cooked('POST /auth/proof')),
  ...row(
    'POST /auth/proof',
    'made up',
    REFUSED,
    asDouble(() => ({ body: WRONG })),
  ),
  ...row(
    'POST /auth/proof',
    'made-up code',
    REFUSED,
    asDouble(() => ({ body: { code: '000000' } })),
  ),
  ...row('POST /auth/proof/challenge', 'own', MADE),
  ...row('PUT /auth/password', 'right', MEMBERS, cooked('PUT /auth/password')),
  ...row(
    'PUT /auth/password',
    'made up',
    REFUSED,
    asDouble(() => ({
      body: { current: WRONG.password, password: '6b61696e2074656e756e206469206265' },
    })),
  ),
]

/** docs/reference/contract.md#second-factor: own second factors, sessions and password. */
export const factorRows: Cell[] = [...factors, ...sessions, ...proof]
