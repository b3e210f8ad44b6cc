import { randomInt, randomUUID } from 'node:crypto'
import type { Details } from '#src/features/content/content-kind.ts'
import { noText } from '#src/features/content/content-text.ts'
import { insertContent, insertRevision, updateContentStatus } from '#src/features/content/write-queries.ts'
import { insertFaq } from '#src/features/faq/desk/queries.ts'
import { makeList } from '#src/features/mailings/factory.ts'
import { brandKeys } from '#src/features/settings/desk/change-brand.ts'
import { menuKeys } from '#src/features/settings/desk/change-settings.ts'
import { textKeys } from '#src/features/settings/desk/schema.ts'
import { settingsVersion } from '#src/features/settings/write-queries.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { slugify } from '#src/platform/text/slug.ts'
import { makePerson, type TestTools } from '#test/support/actor.ts'
import { type ContentSample, contentSamples } from '#test/support/content-samples.ts'
import { type Recipe, someCategory } from './recipe.ts'

const some = () => randomInt(1e12)
/** A draft by somebody at the desk; its version is 2. */
async function draftOf(
  hands: TestTools,
  { kind, body }: ContentSample,
): Promise<{ id: number; revision: number }> {
  const { db, now } = hands
  const { id: createdBy } = await makePerson(hands, { role: 'staff', userType: 'sekretariat' })
  const [categoryId, author] = kind.isSigned
    ? [await someCategory(hands, 'blogThemes'), 'Ina Tuan']
    : [null, null]
  const given: Details = { ...body }
  const text = {
    ...noText,
    title: 'Kabut di lereng',
    excerpt: 'Kabut.',
    content: '<p>Kabut.</p>',
    categoryId,
    author,
    details: Object.fromEntries((kind.details?.names ?? []).map((name) => [name, given[name] ?? null])),
  }
  const made = { text, coverFamily: 'soga', coverSeed: 1, createdBy, key: null, now: now() }
  const id = (await insertContent(db, kind, made))!
  const revision = await insertRevision(db, kind, id, { text, createdBy, now: now() })
  const standing = { status: 'draft', liveRevisionId: null, publishAt: null, publishedAt: null } as const
  await updateContentStatus(db, kind, id, { ...standing, revisionId: revision, now: now() })
  await reserveSlug(db, kind.kind, id, `kabut-di-lereng-${some()}`)
  return { id, revision }
}

function contentRecipes(sample: ContentSample): Record<string, Recipe> {
  const { noun, kind, body } = sample
  const one: Recipe = async (hands) => ({ params: { id: (await draftOf(hands, sample)).id } })
  return {
    [`GET /desk/${noun}/{id}`]: one,
    [`POST /desk/${noun}`]: async (hands) => ({
      body: {
        title: 'Kabut di lereng',
        ...body,
        ...(kind.isSigned && { theme_id: await someCategory(hands, 'blogThemes') }),
        idempotency_key: randomUUID(),
      },
    }),
    [`PATCH /desk/${noun}/{id}`]: async (hands) => {
      // A mailing to nobody is not published.
      if (kind.kind === 'mailing') await addReader(hands, NATIONAL)
      return {
        params: { id: (await draftOf(hands, sample)).id },
        body: { version: 2, status: 'published' },
      }
    },
    [`DELETE /desk/${noun}/{id}`]: one,
    [`POST /desk/${noun}/{id}/restoration`]: one,
    [`GET /desk/${noun}/{id}/revisions/{revision}`]: async (hands) => ({
      params: await draftOf(hands, sample),
    }),
    [`POST /desk/${noun}/{id}/revisions/{revision}/restoration`]: async (hands) => ({
      params: await draftOf(hands, sample),
      body: { version: 2 },
    }),
  }
}

async function member({ db }: TestTools) {
  const person = { name: 'Yohana Lende', title: 'Anggota', flag: 'kelompok-kerja' }
  return { params: await db.insertInto('team').values(person).returning('id').executeTakeFirstOrThrow() }
}

const ownList = async ({ db }: TestTools) => ({ params: { id: (await makeList(db)).id } })

async function faqEntry(hands: TestTools) {
  const { id: by } = await makePerson(hands)
  const words = { question: 'Bagaimana cara bergabung?', answer: '<p>Tulis surat.</p>', category: 'Jaringan' }
  const { id } = await insertFaq(hands.db, {
    ...words,
    position: null,
    author: 'Sekretariat',
    by,
    key: null,
    now: hands.now(),
  })
  return { params: { id } }
}

async function theme({ db }: TestTools) {
  const row = { slug: `tema-${some()}`, title: `Tema ${some()}` }
  const { id } = await db.insertInto('blogThemes').values(row).returning('id').executeTakeFirstOrThrow()
  return { params: { kind: 'blog', id } }
}

async function region({ db }: TestTools) {
  const title = `Region ${some()}`
  const { id } = await db.insertInto('regions').values({ title }).returning('id').executeTakeFirstOrThrow()
  await reserveSlug(db, 'region', id, slugify(title))
  return { params: { id } }
}

async function mailing(hands: TestTools) {
  const sample = contentSamples.find(({ kind }) => kind.kind === 'mailing')!
  return { params: { id: (await draftOf(hands, sample)).id } }
}

const NATIONAL = 1

/** Adds somebody who gets the mailings of a list. */
export async function addReader({ db, now }: TestTools, listId: number) {
  const reader = { email: `pembaca-${some()}@contoh.example`, createdAt: now() }
  const { id: subscriberId } = await db
    .insertInto('subscribers')
    .values(reader)
    .returning('id')
    .executeTakeFirstOrThrow()
  const consent = { source: 'form', consentVersion: '1', askedAt: now(), givenAt: now() }
  await db
    .insertInto('subscriptions')
    .values({ subscriberId, listId, ...consent })
    .execute()
}

/** A mailing that is ready to be sent. */
const readyMailing: Recipe = async (hands) => {
  await addReader(hands, NATIONAL)
  return { ...(await mailing(hands)), body: { version: 2 } }
}

/** Operations of the desk on the site's content. */
export const deskContentRecipes: Record<string, Recipe> = {
  ...Object.assign({}, ...contentSamples.map(contentRecipes)),
  'GET /desk/mailings/{id}/figures': mailing,
  'GET /desk/mailings/{id}/check': mailing,
  'GET /desk/mailings/{id}/letter': mailing,
  'POST /desk/mailings/{id}/test': async (hands) => ({
    ...(await mailing(hands)),
    body: { idempotency_key: randomUUID() },
  }),
  'POST /desk/mailings/audience': async () => ({ body: { list_id: NATIONAL } }),
  'GET /desk/mailings/{id}/sending': mailing,
  'POST /desk/mailings/{id}/schedule': readyMailing,
  'POST /desk/mailings/{id}/pause': async (hands, person) => {
    const { params, body } = await readyMailing(hands, person)
    const { token } = await makePerson(hands, { role: 'staff', userType: 'sekretariat' })
    await hands.call(`POST /desk/mailings/${params!.id}/schedule`, token, body)
    return { params: params!, body: { state: 'paused' } }
  },
  'GET /desk/team/{id}': member,
  'POST /desk/team': async () => ({
    body: { name: 'Yohana Lende', title: 'Anggota', flag: 'kelompok-kerja' },
  }),
  'PATCH /desk/team/{id}': async (hands) => ({
    ...(await member(hands)),
    body: { version: 1, title: 'Ketua' },
  }),
  'DELETE /desk/team/{id}': member,
  'POST /desk/team/{id}/restoration': member,
  'GET /desk/lists/{id}': ownList,
  'POST /desk/lists': async () => ({ body: { name: 'Surat doa', about: 'Pokok doa tiap bulan.' } }),
  'PATCH /desk/lists/{id}': async (hands) => ({
    ...(await ownList(hands)),
    body: { version: 1, is_open: false },
  }),
  'DELETE /desk/lists/{id}': ownList,
  'POST /desk/lists/{id}/restoration': ownList,
  'GET /desk/faq/{id}': faqEntry,
  'POST /desk/faq': async () => ({
    body: { question: 'Apa itu partisipan?', answer: '<p>Lembaga anggota.</p>', category: 'Jaringan' },
  }),
  'PATCH /desk/faq/{id}': async (hands) => ({
    ...(await faqEntry(hands)),
    body: { version: 1, position: 3 },
  }),
  'DELETE /desk/faq/{id}': faqEntry,
  'POST /desk/faq/{id}/restoration': faqEntry,
  'GET /desk/categories/{kind}': async () => ({ params: { kind: 'news' } }),
  'GET /desk/categories/{kind}/{id}': theme,
  'POST /desk/categories/{kind}': async () => ({
    params: { kind: 'download' },
    body: { title: `Kategori ${some()}` },
  }),
  'PATCH /desk/categories/{kind}/{id}': async (hands) => ({
    ...(await theme(hands)),
    body: { version: 1, position: 4 },
  }),
  'DELETE /desk/categories/{kind}/{id}': theme,
  'GET /desk/regions/{id}': region,
  'GET /desk/regions/{id}/contents': region,
  'POST /desk/regions': async () => ({ body: { title: `Region ${some()}`, province_code: '53' } }),
  'DELETE /desk/regions/{id}': async (hands) => ({
    ...(await region(hands)),
    query: { into: String((await region(hands)).params.id) },
  }),
  'PATCH /desk/regions/{id}': async (hands) => ({
    ...(await region(hands)),
    body: { version: 1, position: 2 },
  }),
  'PATCH /desk/settings': async ({ db }) => ({
    body: { version: await settingsVersion(db, textKeys), vision: `Adil dan setara ${some()}.` },
  }),
  'PATCH /desk/settings/brand': async ({ db }) => ({
    body: { version: await settingsVersion(db, brandKeys), tagline: `Bersama ${some()}` },
  }),
  'DELETE /desk/settings/brand/draft': async () => ({}),
  'POST /desk/settings/brand/publication': async ({ db }) => ({
    body: { version: await settingsVersion(db, brandKeys) },
  }),
  'PATCH /desk/menu': async ({ db }) => ({
    body: {
      version: await settingsVersion(db, menuKeys),
      groups: [{ title: 'Organisasi', entries: [{ to: '/about/sejarah', label: 'Sejarah' }] }],
    },
  }),
  'GET /pages/{id}/versions': async ({ db }) => ({
    params: await db.selectFrom('legalVersions').select('pageId as id').executeTakeFirstOrThrow(),
  }),
  'GET /pages/{id}/versions/{number}': async ({ db }) => ({
    params: await db.selectFrom('legalVersions').select(['pageId as id', 'number']).executeTakeFirstOrThrow(),
  }),
}
