import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { makeNewsItem } from '#test/support/news-item.ts'
import { makeEditor } from '../accounts/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeRegion } from '../regions/factory.ts'
import type { PersonRowWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, time } = site
const world = institutionWorld(site)
time.now = new Date('2026-06-10T05:00:00Z')
const DAY = 86_400_000

const admin = await world.person({ role: 'admin', userType: 'sekretariat' })
const staff = await world.staff()
let count = 0
const newRegion = async () => {
  count += 1
  return { id: await makeRegion(write, { title: `Region ke-${count}` }), title: `Region ke-${count}` }
}
const [ours, other] = [await newRegion(), await newRegion()]
const editorOf = async (...regions: number[]) => {
  const person = await world.person({ namaLengkap: 'Yus Pengurus' })
  for (const id of regions) await makeEditor(db, person.id, id)
  return person
}
const institutionIn = async (regionId: number) => (await makeParticipant(write, { regionId })).id
const duties = async (id: number, wish: object) => {
  const { version } = await db
    .selectFrom('users')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { role: 'member', is_moderator: false, version, ...wish }
  return admin.call('PUT', `/desk/people/${id}/duties`, body)
}
const editedBy = async (id: number) =>
  (
    await db
      .selectFrom('regionEditors')
      .select(['regionId', 'givenBy'])
      .where('userId', '=', id)
      .orderBy('regionId')
      .execute()
  ).map(({ regionId, givenBy }) => `${regionId} by ${givenBy}`)

test('PUT /v1/desk/people/{id}/duties: gives regions, told and audited, and ends the sessions', async () => {
  const person = await world.person({ email: 'calon-pengurus@contoh.example' })
  const given = await duties(person.id, { region_ids: [other.id, ours.id, ours.id] })
  expect(given.data).toMatchObject({ editor_regions: [ours, other] })
  expect((await person.call('GET', '/user/profile')).code).toBe(401)
  const [letter] = await db
    .selectFrom('letters')
    .select('text')
    .where('toEmail', '=', 'calon-pengurus@contoh.example')
    .execute()
  expect(letter!.text.replace(/\s+/g, ' ')).toContain(
    'pengurus region Region ke-1, pengurus region Region ke-2',
  )
  const { detail } = await db
    .selectFrom('audit')
    .select('detail')
    .where('act', '=', 'change duties')
    .where('entityId', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(detail).toMatchObject({ before: { region_ids: [] }, after: { region_ids: [ours.id, other.id] } })
  await duties(person.id, { is_moderator: true })
  expect(await editedBy(person.id)).toEqual([`${ours.id} by ${admin.id}`, `${other.id} by ${admin.id}`])
  await duties(person.id, { is_moderator: true, region_ids: [other.id] })
  expect(await editedBy(person.id)).toEqual([`${other.id} by ${admin.id}`])
  await duties(person.id, { role: 'staff' })
  expect(await editedBy(person.id)).toEqual([])
})

test('PUT /v1/desk/people/{id}/duties: a closed or unknown region is refused', async () => {
  const person = await world.person()
  const closed = await newRegion()
  await db.updateTable('regions').set({ deletedAt: time.now }).where('id', '=', closed.id).execute()
  for (const id of [closed.id, 999_999])
    expect(await duties(person.id, { region_ids: [id] })).toMatchObject({
      code: 400,
      errors: { region_ids: [expect.any(String)] },
    })
  expect(await editedBy(person.id)).toEqual([])
})

test('GET /v1/desk/…: an editor sees what is of their regions, and nothing else', async () => {
  const editor = await editorOf(ours.id)
  const [mine, theirs] = [await institutionIn(ours.id), await institutionIn(other.id)]
  const [claim, foreign] = [await world.claimOn(mine), await world.claimOn(theirs)]
  const writer = await world.person({ regionId: ours.id })
  await world.person({ regionId: other.id })
  const text = await makeNewsItem(db, writer, 'review', ours.id)
  for (const region of [other.id, null]) await makeNewsItem(db, writer, 'review', region)
  await makeNewsItem(db, writer, 'draft', ours.id)
  const idsOf = async (path: string) =>
    ((await editor.call('GET', path)).data as unknown as { id: number }[]).map(({ id }) => id)
  expect(await idsOf('/desk/participants')).toEqual([mine])
  expect(await idsOf('/desk/claims')).toEqual([claim.id])
  expect(await idsOf('/desk/news')).toEqual([text.id])
  expect(await idsOf('/desk/people')).toEqual([writer.id])
  expect(await idsOf(`/desk/people?region=${other.id}`)).toEqual([])
  expect(await idsOf('/member/news?whose=review')).toEqual([text.id])
  expect((await editor.call('GET', '/desk/news/counts')).data).toMatchObject({ all: 1, review: 1 })
  expect((await editor.call('GET', `/desk/claims/${foreign.id}`)).code).toBe(404)
  expect((await editor.call('GET', '/desk/people/export')).code).toBe(403)
  expect((await editor.call('GET', `/desk/people/${writer.id}`)).code).toBe(403)
})

test('PATCH /v1/news/{id}: an editor publishes the news of their region, but not their own', async () => {
  const editor = await editorOf(ours.id)
  const item = await makeNewsItem(db, await world.person(), 'review', ours.id)
  const own = await makeNewsItem(db, editor, 'review', ours.id)
  const publish = (id: number) => editor.call('PATCH', `/news/${id}`, { version: 1, status: 'published' })
  expect((await publish(item.id)).data).toMatchObject({ status: 'published' })
  expect((await publish(own.id)).code).toBe(403)
})

test('POST /v1/desk/…: nobody confirms or names themselves as an editor', async () => {
  const [first, second] = [await institutionIn(ours.id), await institutionIn(ours.id)]
  const { claimant, id } = await world.claimOn(first)
  const member = await world.member(second)
  for (const { id: userId } of [claimant, member]) await makeEditor(db, userId, ours.id)
  expect((await claimant.call('POST', `/desk/claims/${id}/decision`, { decision: 'confirm' })).code).toBe(403)
  expect((await member.call('POST', `/desk/participants/${second}/pics`, { user_id: member.id })).code).toBe(
    403,
  )
})

test('PATCH /v1/desk/participants/{id}: a PIC who also edits a region is PIC at home and editor there', async () => {
  const [home, there] = [await institutionIn(other.id), await institutionIn(ours.id)]
  const person = await world.pic(home)
  await makeEditor(db, person.id, ours.id)
  const change = (id: number) =>
    person.call('PATCH', `/desk/participants/${id}`, { version: 1, total_member: 40 })
  expect([(await change(home)).code, (await change(there)).code]).toEqual([404, 200])
  const members = (id: number) => person.call('GET', `/desk/participants/${id}/members`)
  expect([(await members(home)).code, (await members(there)).code]).toEqual([200, 200])
  const colleague = await world.member(home)
  const name = await person.call('POST', `/desk/participants/${home}/pics`, { user_id: colleague.id })
  expect(name.code).toBe(404)
})

test('POST /v1/desk/claims/{id}/decision: two editors who confirm each other at once both succeed', async () => {
  const claims = [
    await world.claimOn(await institutionIn(ours.id)),
    await world.claimOn(await institutionIn(ours.id)),
  ]
  const ids = claims.map(({ claimant }) => claimant.id)
  for (const id of ids) await makeEditor(db, id, ours.id)
  let done = 0
  // Rows that refer to both keep either from going on alone, if it is only the other's row that it waits for.
  const { decisions } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', 'in', ids).forKeyShare().execute()
    const begun = claims.map(async ({ id }, n) => {
      const path = `/desk/claims/${id}/decision`
      const answer = await claims[1 - n]!.claimant.call('POST', path, { decision: 'confirm' })
      done += 1
      return answer
    })
    await eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(done + rows.length).toBe(2)
    })
    return { decisions: begun }
  })
  expect((await Promise.all(decisions)).map(({ code }) => code)).toEqual([200, 200])
})

const counts = async (who: typeof staff) => {
  const { data } = await who.call('GET', '/desk/waiting')
  const rows = data as unknown as { kind: string; count: number }[]
  return ['reviews', 'claims', 'page_changes'].map((kind) => rows.find((row) => row.kind === kind)!.count)
}

test('GET /v1/desk/waiting: what the only editor may not decide waits for the secretariat at once', async () => {
  const here = await newRegion()
  const editor = await editorOf(here.id)
  const [reviews = 0, claims = 0, changes] = await counts(staff)
  await makeNewsItem(db, editor, 'review', here.id)
  const claim = { userId: editor.id, participantId: await institutionIn(here.id), createdAt: time.now }
  await db.insertInto('participantClaims').values(claim).execute()
  expect([await counts(editor), await counts(staff)]).toEqual([
    [0, 0, 0],
    [reviews + 1, claims + 1, changes],
  ])
  const another = await editorOf(here.id)
  expect([await counts(another), await counts(staff)]).toEqual([
    [1, 1, 0],
    [reviews, claims, changes],
  ])
})

test('GET /v1/desk/waiting: work of a region is its editors’ first, and everybody’s after three days', async () => {
  const here = await newRegion()
  const editor = await editorOf(here.id)
  const participantId = await institutionIn(here.id)
  const before = await counts(staff)
  const more = (by: number) => before.map((count) => count + by)
  const { id: claim } = await world.claimOn(participantId)
  const { id: item } = await makeNewsItem(db, await world.person(), 'review', here.id)
  const change = { participantId, fields: '{}', before: '{}', createdBy: editor.id, createdAt: time.now }
  await db.insertInto('participantChanges').values(change).execute()
  const waitFor = async (age: number) => {
    const at = new Date(time.now.getTime() - age)
    await db.updateTable('news').set({ sentAt: at }).where('id', '=', item).execute()
    await db.updateTable('participantClaims').set({ createdAt: at }).where('id', '=', claim).execute()
    await db.updateTable('participantChanges').set({ createdAt: at }).execute()
  }
  await waitFor(3 * DAY - 1)
  expect([await counts(editor), await counts(staff)]).toEqual([[1, 1, 1], before])
  await waitFor(3 * DAY)
  expect([await counts(editor), await counts(staff)]).toEqual([[1, 1, 1], more(1)])
  await waitFor(0)
  await db.updateTable('users').set({ suspendedAt: time.now }).where('id', '=', editor.id).execute()
  expect(await counts(staff)).toEqual(more(1))
  expect((await editor.call('GET', '/desk/waiting')).code).toBe(401)
})

test('/desk/**: an editor finds the pages of their duty in the menu, and no others anywhere', async () => {
  const { user } = await editorOf(ours.id)
  const { open } = await site.as(user)
  const html = await (await open('/desk')).text()
  const menu = [...html.matchAll(/href="(\/desk[^"]*)"/g)].map(([, path]) => path!)
  const theirs = [
    '/desk',
    '/desk/news',
    '/desk/events',
    '/desk/participants',
    '/desk/claims',
    '/desk/giving/campaigns',
    '/desk/mailings',
    '/desk/region/giving',
    '/desk/panduan/mulai#yang-menunggu',
    '/desk/people',
    '/desk/subscribers',
    '/desk/translations',
  ]
  expect([...new Set(menu)].sort()).toEqual(theirs.toSorted())
  for (const path of theirs) expect((await open(path)).status, path).toBe(200)
  const others = [
    'forum',
    'search',
    'blog',
    'giving',
    'regions',
    'people/import',
    'people/1',
    'participants/new',
  ]
  for (const path of [...others, 'messages', 'institution', 'audit'])
    expect((await open(`/desk/${path}`)).status, path).toBe(404)
  const people = await (await open('/desk/people')).text()
  expect(people).not.toMatch(/Impor|\.csv|export/)
})

const rowsOf = ({ data }: { data: unknown }) => data as PersonRowWire[]

test('GET /v1/desk/people?role=region: finds editors, whom the page names', async () => {
  const editor = await editorOf(ours.id, other.id)
  const row = rowsOf(await staff.call('GET', '/desk/people?role=region&limit=100')).find(
    ({ id }) => id === editor.id,
  )
  expect(row!.editor_regions).toEqual([ours, other])
  const { open } = await site.as(staff.user)
  expect(await (await open(`/desk/people/${editor.id}`)).text()).toContain('Pengurus region Region ke-1')
  expect(
    rowsOf(await staff.call('GET', '/desk/people?role=member&limit=100')).map(({ id }) => id),
  ).not.toContain(editor.id)
})
