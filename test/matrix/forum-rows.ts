import { randomUUID } from 'node:crypto'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { forumMailToken } from '#src/features/forum/mail/token.ts'
import { DESK, FORBIDDEN, MADE, MEMBERS, NOT_THEIRS } from './answers.ts'
import { type Ask, type Caller, type Cell, row, type Scene } from './cell.ts'

type Whose = 'own' | 'colleague' | 'stranger'
type Given = Parameters<typeof makeQuestion>[1]
type Post = { id: number; answer: number; version: number }
type Body = (post: Post, scene: Scene) => unknown

const idOf = (whose: Whose, { cast }: Scene, { me }: Caller) => (whose === 'own' ? me.id : cast[whose].id)

/** A question and an answer for this cell alone. */
async function standing(whose: Whose, given: Given, scene: Scene, caller: Caller): Promise<Post> {
  const { db, write } = scene.site
  const by = idOf(whose, scene, caller)
  const { id } = await makeQuestion(write, {
    question: 'Di mana peta wilayah kelola?',
    isFaq: false,
    visibility: 'member',
    status: 'open',
    createdBy: by,
    ...given,
  })
  const { id: answer } = await db
    .updateTable('answers')
    .set({ createdBy: by })
    .where('questionId', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, answer, version: 1 }
}

const on =
  (whose: Whose, body?: Body, given: Given = {}) =>
  async (scene: Scene, caller: Caller): Promise<Ask> => {
    const post = await standing(whose, given, scene, caller)
    return { params: post, body: body?.(post, scene) }
  }
const unknown = (body?: Body) => async (scene: Scene) => ({
  params: { id: 999_999, answer: 999_999 },
  body: body?.({ id: 999_999, answer: 999_999, version: 1 }, scene),
})

const held = { status: 'held' }
const reply = () => ({ body: 'Ada di kantor desa.', idempotency_key: randomUUID() })
const edit: Body = ({ version }) => ({ version, body: 'Teks baru.' })
const doubt = () => ({ reason: 'spam' })
const hide: Body = ({ version }) => ({ version, act: 'hide', reason: 'Salah tempat.' })
const move: Body = ({ version }) => ({ version, category: 'Kesehatan' })

/** Others' held questions are for moderators only. */
const HELD_READ = '401 404 404 404 200 200 200'
const HELD_FORBIDDEN = '401 404 404 404 403 403 403'
const MODERATORS = '401 403 403 403 200 200 200'
/** Moderators of a post include the PIC of the author's institution. */
const WATCHERS = '401 403 403 200 200 200 200'

/** Actions of authors on their own posts. */
const authors = [
  ['PATCH /question/{id}', edit],
  ['PATCH /question/{id}/answers/{answer}', edit],
  ['DELETE /question/{id}', undefined],
  ['DELETE /question/{id}/answers/{answer}', undefined],
] as const

const ofAuthors = authors.flatMap(([operation, body]) => [
  ...row(operation, 'own', MEMBERS, on('own', body)),
  ...row(operation, "another's", FORBIDDEN, on('stranger', body)),
  ...row(operation, "another's held", HELD_FORBIDDEN, on('stranger', body, held)),
  ...row(operation, 'unknown', NOT_THEIRS, unknown(body)),
])

/** Actions of all readers. */
const readers = ['POST /question/{id}/follow', 'DELETE /question/{id}/follow', 'POST /question/{id}/reading']
const ofReaders = readers.flatMap((operation) => [
  ...row(operation, "another's", MEMBERS, on('stranger')),
  ...row(operation, "another's held", HELD_READ, on('stranger', undefined, held)),
  ...row(
    operation,
    'for institutions',
    '401 404 200 200 200 200 200',
    on('stranger', undefined, { visibility: 'partisipan' }),
  ),
  ...row(operation, 'unknown', NOT_THEIRS, unknown()),
])

const flags = ['POST /question/{id}/flags', 'POST /question/{id}/answers/{answer}/flags'].flatMap(
  (operation) => [
    ...row(operation, 'own', FORBIDDEN, on('own', doubt)),
    ...row(operation, "another's", MEMBERS, on('stranger', doubt)),
    ...row(operation, 'unknown', NOT_THEIRS, unknown(doubt)),
  ],
)

const decisions = [
  'POST /desk/question/{id}/decision',
  'POST /desk/question/{id}/answers/{answer}/decision',
].flatMap((operation) => [
  ...row(operation, 'own', FORBIDDEN, on('own', hide)),
  ...row(operation, "a colleague's", WATCHERS, on('colleague', hide)),
  ...row(operation, "another institution's", MODERATORS, on('stranger', hide)),
  ...row(operation, 'unknown', '401 403 403 404 404 404 404', unknown(hide)),
])

const watched = ['POST /desk/question/{id}/lock', 'DELETE /desk/question/{id}/lock'].flatMap((operation) => [
  ...row(operation, "a colleague's", WATCHERS, on('colleague')),
  ...row(operation, "another institution's", MODERATORS, on('stranger')),
  ...row(operation, 'unknown', '401 403 403 404 404 404 404', unknown()),
])

/** docs/reference/contract.md#4-roles, "Ask and answer in the forum" and "Hide, lock, accept flags". */
export const forumRows: Cell[] = [
  ...row('POST /question', '', MADE, () => ({
    body: { question: 'Adakah contoh formulir izin foto?', body: '', category: 'Kesehatan' },
  })),
  ...ofAuthors,
  ...ofReaders,
  ...flags,
  ...row('POST /question/{id}/answers', "another's", MADE, on('stranger', reply)),
  ...row('POST /question/{id}/answers', "another's held", HELD_FORBIDDEN, on('stranger', reply, held)),
  ...row(
    'POST /question/{id}/answers',
    'locked',
    FORBIDDEN,
    on('own', reply, { status: 'closed', lockedAt: new Date() }),
  ),
  ...row('POST /question/{id}/answers', 'unknown', NOT_THEIRS, unknown(reply)),
  ...row(
    'POST /question/{id}/acceptance',
    'own',
    MEMBERS,
    on('own', ({ answer }) => ({ answer_id: answer })),
  ),
  ...row(
    'POST /question/{id}/acceptance',
    "another's",
    MODERATORS,
    on('stranger', ({ answer }) => ({ answer_id: answer })),
  ),
  ...row(
    'POST /question/{id}/acceptance',
    'unknown',
    NOT_THEIRS,
    unknown(() => ({ answer_id: 1 })),
  ),
  ...row('DELETE /question/{id}/acceptance', 'own', MEMBERS, on('own')),
  ...row('DELETE /question/{id}/acceptance', "another's", MODERATORS, on('stranger')),
  ...row('GET /question/people', '', MEMBERS, () => ({ query: { q: 'maria' } })),
  ...row('GET /question/mail', '', MEMBERS),
  ...row('PUT /question/mail', '', MEMBERS, () => ({ body: { forum_mail: 'now' } })),
  ...row('POST /question/unsubscription', 'own', '200', ({ site }, { me }) => ({
    query: { token: forumMailToken(site.services.secret, me.id) },
  })),
  ...row('POST /question/unsubscription', 'made up', '400', () => ({ query: { token: '1.x' } })),
  ...row('GET /question/{id}/stream', "another's", MEMBERS, on('stranger')),
  ...row('GET /question/{id}/stream', "another's held", HELD_READ, on('stranger', undefined, held)),
  ...row('GET /question/{id}/stream', 'unknown', NOT_THEIRS, unknown()),
  ...row('GET /desk/question', '', WATCHERS),
  ...row('GET /desk/question/{id}', "a colleague's", WATCHERS, on('colleague')),
  ...row('GET /desk/question/{id}', "another institution's", '401 403 403 404 200 200 200', on('stranger')),
  ...decisions,
  ...watched,
  ...row('PATCH /desk/question/{id}', "another's", MODERATORS, on('stranger', move)),
  ...row('PATCH /desk/question/{id}', 'unknown', '401 403 403 403 404 404 404', unknown(move)),
  ...row('POST /desk/question/{id}/merger', "another's", MODERATORS, async (scene, caller) => {
    const into = await standing('stranger', {}, scene, caller)
    return on('stranger', () => ({ into_id: into.id }))(scene, caller)
  }),
  ...row(
    'POST /desk/question/{id}/merger',
    'unknown',
    '401 403 403 403 404 404 404',
    unknown(() => ({ into_id: 1 })),
  ),
  ...row(
    'POST /desk/question/{id}/faq',
    "another's",
    DESK.replaceAll('200', '201'),
    on('stranger', () => ({})),
  ),
  ...row(
    'POST /desk/question/{id}/faq',
    'unknown',
    '401 403 403 403 403 404 404',
    unknown(() => ({})),
  ),
]
