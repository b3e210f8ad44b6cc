import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeUser } from '../factory.ts'
import { renewToken } from '../token-queries.ts'

const site = await freshApp()
const { db, letters, time, work, post } = site

beforeAll(work)

async function member() {
  const user = await makeUser(db)
  const session = await site.as(user)
  const patch = async (body: Record<string, unknown>) => {
    const init = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return (await session.send('PATCH', '/v1/auth/me', init)).json()
  }
  return { user, ...session, patch }
}

test('consents are kept with version and time, and every change of mind is in the history', async () => {
  const { patch, get } = await member()
  expect(await patch({ consent_newsletter: true, consent_terms: true, consent_privacy: true })).toMatchObject(
    {
      data: {
        consents: { newsletter: { version: '1' }, terms: { version: expect.stringMatching(/^\d+$/) } },
      },
    },
  )
  await patch({ consent_newsletter: true })
  expect(await patch({ consent_newsletter: false })).toMatchObject({
    data: { consents: { newsletter: null } },
  })
  await patch({ consent_newsletter: true })
  const { data } = await get('/v1/auth/consents')
  expect(
    (data as { kind: string; withdrawn_at: string | null }[]).map((c) => [c.kind, c.withdrawn_at]),
  ).toEqual([
    ['newsletter', null],
    ['newsletter', expect.any(String)],
    ['privacy', null],
    ['terms', null],
  ])
})

test('a new text needs a new word, and the old one is closed', async () => {
  const { user, patch, get } = await member()
  const old = { userId: user.id, kind: 'terms', version: 'lama', givenAt: new Date(0) }
  await db.insertInto('consents').values(old).execute()
  await patch({ consent_terms: true })
  const { data } = await get('/v1/auth/consents')
  expect(data).toMatchObject([
    { kind: 'terms', version: expect.stringMatching(/^\d+$/), withdrawn_at: null },
    { kind: 'terms', version: 'lama', withdrawn_at: expect.any(String) },
  ])
})

test('consent: withdrawing one that the account requires explains the consequence', async () => {
  const { patch } = await member()
  expect(await patch({ consent_terms: false, consent_privacy: false })).toMatchObject({
    code: 400,
    errors: {
      consent_terms: [expect.stringContaining('menghapus akun')],
      consent_privacy: [expect.stringContaining('menghapus akun')],
    },
  })
})

test('GET /v1/auth/consents: neither another person nor a guest reads them', async () => {
  const [one, other] = [await member(), await member()]
  await one.patch({ consent_newsletter: true })
  expect((await other.get('/v1/auth/consents')).data).toEqual([])
  expect(await site.get('/v1/auth/consents')).toMatchObject({ code: 401 })
})

test('the link of a newsletter ends it for a guest with one click, and does no harm twice', async () => {
  const one = await member()
  await one.patch({ consent_newsletter: true })
  const letter = await eventually(() => {
    const found = letters.find(({ to, subject }) => to === one.user.email && /Buletin/.test(subject))
    if (!found) throw new Error('no letter yet')
    return found
  })
  const link = /\/unsubscribe(\?t=\S+)/.exec(letter.text)![1]!
  time.now = new Date(time.now.getTime() + 400 * 86_400_000)
  for (const _ of ['first', 'second'])
    expect(await post(`/v1/lists/unsubscription${link}`, {})).toMatchObject({ code: 200 })
  const later = await site.as(one.user)
  expect((await later.get('/v1/auth/consents')).data).toMatchObject([
    { kind: 'newsletter', withdrawn_at: expect.any(String) },
  ])
})

test('POST /v1/newsletter/unsubscription: a link of an older letter ends the newsletter, and does no harm twice', async () => {
  const one = await member()
  await one.patch({ consent_newsletter: true })
  const lasting = {
    kind: 'newsletter',
    userId: one.user.id,
    now: time.now,
    lifeMs: 730 * 86_400_000,
  } as const
  const token = await renewToken(db, lasting)
  time.now = new Date(time.now.getTime() + 400 * 86_400_000)
  for (const _ of ['first', 'second'])
    expect(await post('/v1/newsletter/unsubscription', { token })).toMatchObject({ code: 200 })
  const later = await site.as(one.user)
  expect((await later.get('/v1/auth/consents')).data).toMatchObject([
    { kind: 'newsletter', withdrawn_at: expect.any(String) },
  ])
  for (const wrong of ['x', 'a'.repeat(43), ''])
    expect(await post('/v1/newsletter/unsubscription', { token: wrong })).toMatchObject({
      code: 400,
      errors: { token: [expect.any(String)] },
    })
})

test('the switch of visits is the person’s own', async () => {
  const { patch } = await member()
  expect(await patch({ visits_enabled: false })).toMatchObject({
    data: { visits_enabled: false, version: 1 },
  })
  expect(await patch({ visits_enabled: 'nein' })).toMatchObject({ code: 400 })
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
