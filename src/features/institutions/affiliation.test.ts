import { expect, test } from 'vitest'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEditor, makeUser } from '../accounts/factory.ts'
import { makePost } from '../blog/factory.ts'
import { makeCampaign } from '../campaigns/factory.ts'
import { makeEvent } from '../events/factory.ts'
import { makeNews } from '../news/factory.ts'
import { makeRegion } from '../regions/factory.ts'
import { makeParticipant } from './directory/factory.ts'

const site = await freshApp()
const { get, db, write, open, time } = site
time.now = new Date('2026-06-15T05:00:00Z')
const staff = await deskCaller(site, 'staff')
const regionId = await makeRegion(write, { title: 'Maluku' })
const institution = await makeParticipant(write, { title: 'Yayasan Mata Air Passo', regionId })
const from = { regionId, participantId: institution.id }
const titles = (answer: { data: unknown }) => (answer.data as { title: string }[]).map(({ title }) => title)
const page = async (path: string) =>
  (await (await open(path)).text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')
const told = {
  region: { id: regionId, title: 'Maluku' },
  participant: { id: institution.id, slug: institution.slug, title: 'Yayasan Mata Air Passo' },
}

test('GET /v1/news?region=: newest first, with their own total, pages and other filters', async () => {
  const { id } = await db
    .insertInto('regions')
    .values({ title: 'Kei' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let n = 1; n <= 3; n += 1) await makeNews(write, { title: `Kei ${n}`, regionId: id })
  await makeNews(write, { title: 'Kei draf', regionId: id, status: 'draft', publishedAt: null })
  await makeNews(write, { title: 'Kei dari jauh', regionId: 1 })
  const first = await get(`/v1/news?region=${id}&limit=2`)
  expect(first).toMatchObject({ pagination: { total: 3, last_page: 2 } })
  expect(titles(first)).toEqual(['Kei 3', 'Kei 2'])
  expect(titles(await get(`/v1/news?region=${id}&limit=2&page=2`))).toEqual(['Kei 1'])
  expect(titles(await get(`/v1/news?region=${id}&sort=title`))).toEqual(['Kei 1', 'Kei 2', 'Kei 3'])
  expect(titles(await get(`/v1/news?region=${id}&q=2`))).toEqual(['Kei 2'])
  expect(titles(await get(`/v1/news?region=${id}&category=liputan`))).toHaveLength(3)
  expect(titles(await get(`/v1/news?region=${id}&category=tidak-ada`))).toEqual([])
  expect(await get('/v1/news?region=999999')).toMatchObject({ data: [], pagination: { total: 0 } })
  expect((await get('/v1/news?region=maluku')).code).toBe(400)
})

test('GET /v1 lists: ?participant= and ?region= narrow each, whose rows and items name both', async () => {
  const made = {
    news: await makeNews(write, from),
    blog: await makePost(write, from),
    events: await makeEvent(write, from),
    campaigns: {
      id: await makeCampaign(write, { region_id: regionId, participant_id: institution.id }),
    },
  }
  await Promise.all([makeNews(write), makePost(write), makeEvent(write), makeCampaign(write)])
  for (const [list, { id }] of Object.entries(made)) {
    for (const query of [`participant=${institution.id}`, `region=${regionId}`])
      expect(await get(`/v1/${list}?${query}`), list).toMatchObject({
        data: [{ id, ...told }],
        pagination: { total: 1 },
      })
    expect((await get(`/v1/${list}?participant=999999`)).data, list).toEqual([])
    expect((await get(`/v1/${list}/${id}`)).data, list).toMatchObject({
      ...told,
      participant: { ...told.participant, total_member: 12, image: { url: expect.any(String) } },
    })
  }
  expect(await page('/news/feed.xml')).toContain('<category>Maluku</category>')
})

test('GET /news/{slug}: a summary that repeats the first words is not above the text', async () => {
  const content = '<p>Air mengalir lagi di kampung kami.</p>'
  const { slug } = await makeNews(write, { excerpt: 'Air mengalir lagi', content })
  expect(await page(`/news/${slug}`)).not.toMatch(/text-lead[^>]*>Air mengalir lagi</)
})

test('GET /v1/news/{id}: an institution that was removed is not named', async () => {
  const gone = await makeParticipant(write, { title: 'Lembaga yang pergi' })
  const { id, slug } = await makeNews(write, { ...from, participantId: gone.id })
  expect(await page(`/news/${slug}`)).toContain('Lembaga yang pergi')
  await staff.ask('DELETE', `/participants/${gone.id}`)
  expect((await get(`/v1/news/${id}`)).data).toMatchObject({ ...told, participant: null })
  expect(await page(`/news/${slug}`)).not.toContain('Lembaga yang pergi')
})

test('GET /v1/campaigns?sort=nearest: the same institution first, then the region, then the nearest to its goal', async () => {
  await db.updateTable('campaigns').set({ status: 'closed' }).execute()
  const elsewhere = await makeRegion(write, { title: 'Papua' })
  const other = await makeParticipant(write, { title: 'Lain', regionId: elsewhere })
  const open = {
    far: await makeCampaign(write, { goal_amount: 90_000_000 }),
    region: await makeCampaign(write, { region_id: regionId }),
    own: await makeCampaign(write, { participant_id: other.id }),
  }
  const paused = await makeCampaign(write, { participant_id: institution.id, region_id: regionId })
  await db.updateTable('campaigns').set({ status: 'closed' }).where('id', '=', paused).execute()
  const first = async (query: string) => {
    const { data } = await get(`/v1/campaigns?state=open&sort=nearest&limit=1${query}`)
    return (data as unknown as { id: number; days_left: number }[])[0]
  }
  expect((await first(`&for_participant=${other.id}&for_region=${regionId}`))?.id).toBe(open.own)
  expect((await first(`&for_participant=${institution.id}&for_region=${regionId}`))?.id).toBe(open.region)
  expect(await first('')).toMatchObject({ id: open.far, days_left: 200 })
})

test('GET /news/{slug}: ends with a campaign and the institution, and says where it comes from', async () => {
  await db.updateTable('campaigns').set({ status: 'closed' }).execute()
  await makeCampaign(write, { title: 'Kebun sorgum', participant_id: institution.id })
  const paths = [`/news/${(await makeNews(write, from)).slug}`, `/blog/${(await makePost(write, from)).slug}`]
  for (const path of paths) {
    const html = await page(path)
    expect(html).toContain('Kebun sorgum masih kurang Rp 48.000.000')
    expect(html).toContain('Tinggal 200 hari')
    expect(html).toMatch(/href="\/donasi\?campaign=\d+"/)
    expect(html).toContain(`href="/participants/${institution.slug}"`)
    expect(html).toContain(`"sourceOrganization":{"@type":"Organization","name":"Yayasan Mata Air Passo"`)
    expect(html).toContain(`"contentLocation":{"@type":"Place","name":"Maluku"}`)
  }
})

test('GET /news/{slug}: without an open campaign it asks for a gift, and without an affiliation it names none', async () => {
  const { slug } = await makeNews(write)
  await db.updateTable('campaigns').set({ status: 'closed' }).execute()
  const html = await page(`/news/${slug}`)
  expect(html).toContain('Dukung pekerjaan seperti ini')
  expect(html).toMatch(/href="\/donasi"[^>]*>Beri donasi/)
  expect(html).not.toContain('Yang mengerjakan')
  expect(html).not.toContain('Tentang tulisan ini')
})

test('GET /events/{slug} and /donasi/{slug}: name who carries them out', async () => {
  const event = await page(`/events/${(await makeEvent(write, from)).slug}`)
  expect(event).toContain('Penyelenggara')
  expect(event).toContain('"organizer":{"@type":"Organization","name":"Yayasan Mata Air Passo"')
  await makeCampaign(write, { title: 'Perahu baru', slug: 'perahu-baru', participant_id: institution.id })
  expect(await page('/donasi/perahu-baru')).toContain('Yang mengerjakan')
})

test('PATCH /v1/desk/blog/{id}: the affiliation belongs to the text, and readers see it once that is published', async () => {
  const body = { title: 'Dari pulau', content: '<p>Isi.</p>', theme_id: 1, author: 'Ina Tuan' }
  const made = await staff.ask<{ id: number; version: number }>('POST', '/blog', body)
  const { id, version } = made.data
  const live = await staff.ask<{ version: number }>('PATCH', `/blog/${id}`, {
    version,
    status: 'published',
    region_id: regionId,
    participant_id: institution.id,
  })
  expect((await get(`/v1/blog/${id}`)).data).toMatchObject({ region: told.region })
  await staff.ask('PATCH', `/blog/${id}`, { version: live.data.version, participant_id: null })
  expect((await get(`/v1/blog/${id}`)).data).toMatchObject({ participant: { id: institution.id } })
  const refused = await staff.ask('POST', '/blog', { ...body, region_id: 999_999, participant_id: 999_999 })
  expect(refused).toMatchObject({
    code: 400,
    errors: { region_id: [expect.any(String)], participant_id: [expect.any(String)] },
  })
})

test('POST /v1/desk/events: what an editor of a region writes comes from their institution', async () => {
  const { id, token } = await makeUserWithToken()
  await makeEditor(db, id, regionId)
  const body = {
    title: 'Temu nelayan',
    content: '<p>Isi.</p>',
    place: 'Balai',
    start_at: '2026-07-01T02:00:00Z',
    end_at: '2026-07-01T04:00:00Z',
    timezone: 'Asia/Jayapura',
    region_id: regionId,
  }
  expect(await token.post('/v1/desk/events', body)).toMatchObject({
    code: 201,
    data: { participant_id: institution.id },
  })
})

async function makeUserWithToken() {
  const user = await makeUser(db, { participantId: institution.id, regionId, userType: 'partisipan' })
  return { ...user, token: await site.as(user) }
}

test('POST /v1/news: comes from the institution of its author, who may speak for that one only', async () => {
  const { token } = await makeUserWithToken()
  const put = async (path: string, body: object) => {
    const init = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return (await token.send('PUT', path, init)).json()
  }
  const text = { title: 'Kabar dari kami', content: '<p>Isi.</p>', category_id: 1 }
  const made = await token.post('/v1/news', text)
  expect(made.data).toMatchObject({ participant: { id: institution.id }, speaks_for: { id: institution.id } })
  const { id, version } = made.data as unknown as { id: number; version: number }
  const path = `/v1/member/news/${id}/participant`
  const other = await makeParticipant(write, { title: 'Lembaga lain' })
  expect(await put(path, { version, participant_id: other.id })).toMatchObject({ code: 400 })
  expect(await token.post('/v1/news', { ...text, participant_id: other.id })).toMatchObject({ code: 400 })
  const none = await put(path, { version, participant_id: null })
  expect(none).toMatchObject({ code: 200, data: { participant: null } })
  expect(await put(path, { version, participant_id: institution.id })).toMatchObject({
    code: 409,
    data: { current: { participant: null } },
  })
})

test('PUT /v1/desk/news/{id}/affiliation: readers see another at once, and the audit trail keeps both', async () => {
  const { id } = await makeNews(write, { regionId })
  const { version } = (await staff.ask<{ version: number }>('GET', `/news/${id}`)).data
  const wish = { version, region_id: null, participant_id: institution.id }
  expect(await staff.ask('PUT', `/news/${id}/affiliation`, wish)).toMatchObject({
    data: { region: null, participant: { id: institution.id } },
  })
  expect((await get(`/v1/news/${id}`)).data).toMatchObject({ region: null, participant: told.participant })
  const last = (await trailOf(db, 'news', id)).at(-1)!
  expect(last.detail).toMatchObject({ before: { region_id: regionId }, after: { region_id: null } })
})
