import { pdfFile, picture, uploadForm } from '#src/features/uploads/factory.ts'
import { recipes } from '#test/fuzz/recipes.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { FORBIDDEN, MADE, MEMBERS, REFUSED } from './answers.ts'
import { type Caller, type Cell, row, type Scene } from './cell.ts'
import { asDouble, cooked, unproven } from './doubles.ts'

const reading = [
  'GET /user/profile',
  'GET /auth/me',
  'GET /auth/consents',
  'GET /auth/subscriptions',
  'GET /auth/factors',
  'GET /auth/sessions',
  'GET /auth/security-events',
  'GET /auth/export',
  'GET /member/summary',
].flatMap((operation) => row(operation, 'own', MEMBERS))

/** Fields set by the server only. */
const setByServer = [
  { role: 'admin' },
  { user_type: 'sekretariat' },
  { is_pic: true },
  { is_moderator: true },
  { partisipan: 1 },
  { id: 1 },
].flatMap((body) => row('PATCH /auth/me', Object.keys(body).join(), REFUSED, () => ({ body })))

const avatar = await picture().jpeg().toBuffer()
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
)

async function uploaded({ site }: Scene, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await site.send('POST', '/v1/uploads', { headers, body: uploadForm(avatar, 'avatar') })
  return ((await answer.json()) as { data: { name: string } }).data.name
}

/** A link requested by a stranger gives nobody access to the account. */
const strangersLink = async ({ site, cast }: Scene) =>
  recipes['POST /auth/email-change']!(toolsOf(site), cast.stranger)

const profile = [
  ...row('PATCH /auth/me', 'own', MEMBERS, cooked('PATCH /auth/me')),
  ...setByServer,
  ...row('PATCH /auth/me', 'own picture', MEMBERS, async (scene, { me }) => ({
    body: { image: await uploaded(scene, me.token) },
  })),
  ...row('PATCH /auth/me', "another's picture", REFUSED, async (scene) => ({
    body: { image: await uploaded(scene, scene.cast.stranger.token) },
  })),
  ...row(
    'PATCH /auth/me',
    'address',
    MEMBERS,
    asDouble(() => ({ body: { email: `lain-${Math.random()}@contoh.example` } })),
  ),
  ...row('POST /auth/email-change', 'own link', MEMBERS, cooked('POST /auth/email-change')),
  ...row('POST /auth/email-change', "another's link", REFUSED, strangersLink),
  ...row('PATCH /auth/me', 'address, no proof', FORBIDDEN, unproven('', { email: 'lain@contoh.example' })),
]

const deletion = [
  ...row(
    'POST /auth/deletion',
    'own',
    MEMBERS,
    asDouble(() => ({ body: {} })),
  ),
  ...row('POST /auth/deletion', 'no proof', FORBIDDEN, unproven('', {})),
  ...row(
    'DELETE /auth/deletion',
    'own',
    MEMBERS,
    asDouble(() => ({})),
  ),
]

const visitsOf = (find: (scene: Scene, caller: Caller) => number) => (scene: Scene, caller: Caller) => ({
  query: { user: find(scene, caller) },
})
/** "Own rows for members, anyone's for staff" (docs/reference/contract.md#visits). */
const visits = [
  ...row(
    'GET /users_visits',
    'own',
    MEMBERS,
    visitsOf((_, { me }) => me.id),
  ),
  ...row(
    'GET /users_visits',
    "colleague's",
    '401 404 404 404 404 200 200',
    visitsOf(({ cast }) => cast.colleague.id),
  ),
  ...row(
    'GET /users_visits',
    "stranger's",
    '401 404 404 404 404 200 200',
    visitsOf(({ cast }) => cast.stranger.id),
  ),
  ...row('POST /users_visits', 'own', MEMBERS, () => ({ body: { path: '/news' } })),
]

const upload = (purpose: string, codes: string, bytes: Uint8Array, name: string) =>
  row('POST /uploads', purpose, codes, () => ({ form: uploadForm(bytes, purpose, name) }))

/** docs/reference/contract.md#5-accounts, on somebody's own account. */
export const accountRows: Cell[] = [
  ...reading,
  ...profile,
  ...deletion,
  ...visits,
  ...upload('avatar', MADE, avatar, 'a.jpg'),
  ...upload('content', MADE, avatar, 'a.jpg'),
  ...upload('logo', '401 403 403 403 403 403 201', logo, 'a.svg'),
  ...upload('document', '401 403 403 403 403 201 201', pdfFile(), 'a.pdf'),
]
