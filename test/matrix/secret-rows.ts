import { toHex } from '#src/wire/hex.ts'
import { recipes } from '#test/fuzz/recipes.ts'
import { makePerson, PASSWORD } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { MEMBERS, NOT_THEIRS } from './answers.ts'
import { type Cell, row, type Scene } from './cell.ts'

const made = 'a'.repeat(43)
const password = toHex('sorgum-di-lereng-mutis')

/** The session is ignored: the secret is somebody else's. */
const real =
  (operation: string) =>
  async ({ site }: Scene) =>
    recipes[operation]!(toolsOf(site), await makePerson(toolsOf(site)))

const byLink = [
  'POST /auth/deletion/confirmation',
  'POST /auth/deletion/cancellation',
  'POST /newsletter/unsubscription',
].flatMap((operation) => [
  ...row(operation, 'real', '200', real(operation)),
  ...row(operation, 'made up', '400', () => ({ body: { token: made } })),
])

const leaving = ['GET', 'POST', 'DELETE'].flatMap((method) => [
  ...row(`${method} /lists/unsubscription`, 'real', '200', real(`${method} /lists/unsubscription`)),
  ...row(`${method} /lists/unsubscription`, 'made up', '400', () => ({ query: { t: `1-0.${made}` } })),
])

const joining = 'POST /lists/{slug}/subscription'
const ending = 'DELETE /lists/{slug}/subscription'
const UNKNOWN_LIST = { params: { slug: 'tidak-ada' } }

/** A person who knows their password and is refused. */
const loginOf =
  (given: Parameters<typeof makePerson>[1]) =>
  async ({ site }: Scene) => {
    const { email } = await makePerson(toolsOf(site), given)
    return { body: { email, password: toHex(PASSWORD) } }
  }

const unsolved = (operation: string) => async (scene: Scene) => {
  const { body } = await real(operation)(scene)
  return { body: { ...(body as object), captcha: 'e30=' } }
}

let count = 0
const message = (captcha: object) => () => {
  count += 1
  return {
    body: { name: 'Maria Tefa', email: 'maria@contoh.example', message: `Pesan nomor ${count}.`, ...captcha },
  }
}

/**
 * Operations authorised by a secret instead of a session: identical for every role
 * (docs/reference/contract.md#5-accounts).
 */
export const secretRows: Cell[] = [
  ...byLink,
  ...leaving,
  ...row('POST /lists/confirmation', 'real', '200', real('POST /lists/confirmation')),
  ...row('POST /lists/confirmation', 'made up', '400', () => ({ body: { token: `1.${made}` } })),
  ...row(joining, 'open list', '200', real(joining)),
  ...row(joining, 'unknown list', '404', async (scene) => ({
    ...(await real(joining)(scene)),
    ...UNKNOWN_LIST,
  })),
  ...row(ending, 'own', MEMBERS, real(ending)),
  ...row(ending, 'unknown list', NOT_THEIRS, () => UNKNOWN_LIST),
  ...row('POST /user/activation', 'real', '200', real('POST /user/activation')),
  ...row('POST /user/activation', 'made up', '400', () => ({ body: { token: made } })),
  ...row('POST /user/activation', 'made-up code', '400', () => ({
    body: { email: 'siapa@contoh.example', code: '000000' },
  })),
  ...row('POST /user/reset', 'real', '200', real('POST /user/reset')),
  ...row('POST /user/reset', 'made up', '400', () => ({ body: { token: made, password } })),
  ...row('POST /user/login/member', 'real', '200', real('POST /user/login/member')),
  ...row('POST /user/login/member', 'made up', '401', async (scene) => ({
    body: { ...(await loginOf({})(scene)).body, password },
  })),
  ...row('POST /user/login/member', 'suspended', '403', loginOf({ suspendedAt: new Date() })),
  ...row('POST /user/login/member', 'not active', '403', loginOf({ activatedAt: null })),
  ...row('POST /user/login/member', 'made-up challenge', '401', () => ({
    body: { challenge: made, code: '000000' },
  })),
  ...row('POST /user/register', 'real', '201', real('POST /user/register')),
  ...row('POST /user/register', 'made-up captcha', '400', unsolved('POST /user/register')),
  ...row('POST /user/forget', 'real', '200', real('POST /user/forget')),
  ...row('POST /user/forget', 'made-up captcha', '400', unsolved('POST /user/forget')),
  ...row('POST /contact', '', '201', message({})),
]
