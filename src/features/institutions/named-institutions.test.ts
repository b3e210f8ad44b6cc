import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEditor, makeUser } from '../accounts/factory.ts'
import { makePost } from '../blog/factory.ts'
import { makeCampaign } from '../campaigns/factory.ts'
import { makeEvent } from '../events/factory.ts'
import { makeNews } from '../news/factory.ts'
import { makeRegion } from '../regions/factory.ts'
import { makeParticipant } from './directory/factory.ts'

const site = await freshApp()
const { db, write, as, time } = site
time.now = new Date('2026-06-15T05:00:00Z')
const staff = await deskCaller(site, 'staff')
const [ours, theirs] = [
  await makeRegion(write, { title: 'Maluku' }),
  await makeRegion(write, { title: 'Papua' }),
]
const here = await makeParticipant(write, { title: 'Yayasan Passo', regionId: ours })
const there = await makeParticipant(write, { title: 'Yayasan Sentani', regionId: theirs })

const removed = async (regionId = ours) => {
  const made = await makeParticipant(write, { regionId })
  return { ...made, remove: () => staff.ask('DELETE', `/participants/${made.id}`) }
}

type Fields = Record<string, string>

/** Fields that a browser without script would send of the form with this button or hidden field. */
function fieldsOf(html: string, mark: string): Fields {
  const form = [...html.matchAll(/<form[^>]*method="post".*?<\/form>/gs)].map(([all]) => all)
  const wanted = form.find((one) => one.includes(mark))!
  const fields: Fields = {}
  for (const [input] of wanted.matchAll(/<input[^>]*>/g)) {
    const [name, value] = [/ name="([^"]*)"/.exec(input)?.[1], / value="([^"]*)"/.exec(input)?.[1] ?? '']
    if (name && (!/type="(?:checkbox|radio)"/.test(input) || input.includes('checked'))) fields[name] = value
  }
  for (const [, name, inner] of wanted.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>(.*?)<\/textarea>/gs))
    fields[name!] = inner!
  for (const [, name, inner] of wanted.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs)) {
    const chosen =
      /<option[^>]* value="([^"]*)"[^>]* selected/.exec(inner!) ?? /<option[^>]* value="([^"]*)"/.exec(inner!)
    fields[name!] = chosen?.[1] ?? ''
  }
  return fields
}

async function save(path: string, mark: string, change: Fields = {}) {
  const html = await (await staff.session.open(path)).text()
  const fields = { ...fieldsOf(html, mark), ...change }
  const headers = { origin: 'http://site.test' }
  const answer = await staff.session.send('POST', path, { body: new URLSearchParams(fields), headers })
  return { status: answer.status, fields, html: await answer.text() }
}

const storedIn = async (table: 'blog' | 'news' | 'events' | 'campaigns', id: number) => {
  const { rows } = await sql<{ participantId: number | null; regionId: number | null }>`
    select participant_id, region_id from ${sql.table(table)} where id = ${id}`.execute(db)
  return rows[0]!
}

test('desk forms: saving keeps the institution that was removed meanwhile', async () => {
  const gone = await removed()
  const from = { regionId: ours, participantId: gone.id }
  const post = await makePost(write, from)
  const event = await makeEvent(write, from)
  const news = await makeNews(write, from)
  const campaign = await makeCampaign(write, { region_id: ours, participant_id: gone.id })
  await gone.remove()
  const forms = [
    {
      table: 'blog',
      id: post.id,
      path: deskPaths.blog.item(post.id),
      mark: 'name="author"',
      change: { intent: 'terbit' },
    },
    {
      table: 'events',
      id: event.id,
      path: deskPaths.events.item(event.id),
      mark: 'name="place"',
      change: { intent: 'terbit' },
    },
    {
      table: 'news',
      id: news.id,
      path: deskPaths.newsReview(news.id),
      mark: 'value="affiliation"',
      change: { region_id: String(theirs) },
    },
    {
      table: 'campaigns',
      id: campaign,
      path: deskPaths.campaign(campaign),
      mark: 'name="goal_amount"',
      change: { title: 'Diubah' },
    },
  ] as const
  for (const { table, id, path, mark, change } of forms) {
    const { status, fields } = await save(path, mark, change)
    expect([status, fields.participant_id], table).toEqual([302, String(gone.id)])
    expect(await storedIn(table, id), table).toMatchObject({ participantId: gone.id })
  }
})

test('desk forms: a removed institution cannot be chosen anew', async () => {
  const gone = await removed()
  await gone.remove()
  const { id } = await makeNews(write, { regionId: ours })
  const { data } = await staff.ask<{ version: number }>('GET', `/news/${id}`)
  const wish = { version: data.version, region_id: ours, participant_id: gone.id }
  const answer = await staff.ask('PUT', `/news/${id}/affiliation`, wish)
  expect(answer).toMatchObject({ code: 400, errors: { participant_id: [expect.any(String)] } })
})

const editorCall = async (participantId: number | null) => {
  const user = await makeUser(db, { participantId, userType: 'partisipan', regionId: theirs })
  await makeEditor(db, user.id, ours)
  const session = await as(user)
  const ask = async (method: string, path: string, body: object) => {
    const init = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return (await session.send(method, `/v1/desk${path}`, init)).json() as Promise<{
      code: number
      data: { id: number; version: number; participant_id: number }
    }>
  }
  return { session, ask }
}
const event = {
  title: 'Temu nelayan',
  content: '<p>Isi.</p>',
  place: 'Balai',
  start_at: '2026-07-01T02:00:00Z',
  end_at: '2026-07-01T04:00:00Z',
  timezone: 'Asia/Jayapura',
}

test('an editor of a region names an institution of that region or their own, or leaves the one that stands', async () => {
  const own = await makeParticipant(write, { regionId: theirs })
  const { ask, session } = await editorCall(own.id)
  const codes = []
  for (const { id } of [here, own, there])
    codes.push((await ask('POST', '/events', { ...event, region_id: ours, participant_id: id })).code)
  expect(codes).toEqual([201, 201, 400])
  const made = await makeEvent(write, { regionId: ours, participantId: there.id })
  const { version } = (await staff.ask<{ version: number }>('GET', `/events/${made.id}`)).data
  const kept = await ask('PATCH', `/events/${made.id}`, { version, title: 'Ganti', participant_id: there.id })
  expect(kept).toMatchObject({ code: 200, data: { participant_id: there.id } })
  const news = await makeNews(write, { regionId: ours })
  const wish = { version: 1, region_id: ours }
  expect((await ask('PUT', `/news/${news.id}/affiliation`, { ...wish, participant_id: there.id })).code).toBe(
    400,
  )
  expect((await ask('PUT', `/news/${news.id}/affiliation`, { ...wish, participant_id: here.id })).code).toBe(
    200,
  )
  const html = await (await session.open(deskPaths.events.fresh)).text()
  expect(html.includes('>Yayasan Passo</option>')).toBe(true)
  expect(html.includes('Yayasan Sentani')).toBe(false)
})

test('POST /v1/desk/campaigns: an editor of a region cannot name another region’s institution', async () => {
  const { ask } = await editorCall(null)
  const text = {
    title: 'Perahu baru',
    excerpt: 'Satu perahu untuk sepuluh nelayan.',
    story: 'Nelayan meminjam perahu.',
    goal_amount: 5_000_000,
    starts_on: '2026-07-01',
  }
  const wish = (participant_id: number, n: number) => ({
    ...text,
    ends_on: null,
    permit: null,
    region_id: ours,
    participant_id,
    idempotency_key: `00000000-0000-4000-8000-00000000000${n}`,
  })
  expect((await ask('POST', '/campaigns', wish(there.id, 1))).code).toBe(400)
  expect(await ask('POST', '/campaigns', wish(here.id, 2))).toMatchObject({ code: 201 })
})

test('PUT /v1/desk/news/{id}/scene: leaves the region that a closing sets meanwhile', async () => {
  const { id } = await makeNews(write, { regionId: ours })
  const { version } = (await staff.ask<{ version: number }>('GET', `/news/${id}`)).data
  const answer = await db.transaction().execute(async (tx) => {
    await tx.updateTable('news').set({ regionId: theirs }).where('id', '=', id).execute()
    const begun = staff.ask('PUT', `/news/${id}/scene`, { version, scene: 'perahu' })
    await eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows).toHaveLength(1)
    })
    return { begun }
  })
  expect((await answer.begun).code).toBe(200)
  expect(await storedIn('news', id)).toMatchObject({ regionId: theirs })
})

test('PUT /v1/member/news/{id}/participant: the author chooses on their turn only', async () => {
  const user = await makeUser(db, { participantId: here.id, regionId: ours, userType: 'partisipan' })
  const author = await as(user)
  const text = { title: 'Kabar', content: '<p>Isi.</p>', category_id: 1, status: 'review' }
  const made = (await author.post('/v1/news', text)).data as unknown as { id: number; version: number }
  const init = {
    body: JSON.stringify({ version: made.version, participant_id: null }),
    headers: { 'content-type': 'application/json' },
  }
  const answer = await author.send('PUT', `/v1/member/news/${made.id}/participant`, init)
  expect(answer.status).toBe(409)
  expect(await storedIn('news', made.id)).toMatchObject({ participantId: here.id })
})
