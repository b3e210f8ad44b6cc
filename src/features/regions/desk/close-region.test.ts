import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { makePost } from '#src/features/blog/factory.ts'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { makeEvent } from '#src/features/events/factory.ts'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { makeTeamMember } from '#src/features/team/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeRegion } from '../factory.ts'
import type { DeskRegionRowWire, RegionContentsWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, get, open, time } = site
time.now = new Date('2026-06-15T05:00:00Z')
const { ask, session } = await deskCaller(site)
let count = 0
const region = async () => {
  count += 1
  const id = await makeRegion(write, { title: `Wilayah ${count}` })
  return { id, slug: `wilayah-${count}` }
}
const close = (id: number, into?: number) =>
  ask<{ moved: object }>('DELETE', `/regions/${id}${into ? `?into=${into}` : ''}`)
const leadsTo = async (address: string) => {
  const answer = await open(address)
  return answer.status === 301 ? answer.headers.get('location') : answer.status
}
const refused = { code: 400, errors: { into: [expect.any(String)] } }

/** One of everything that can belong to a region. */
async function fill(regionId: number) {
  const designation = { type: 'region', id: regionId }
  await makeParticipant(write, { regionId })
  const { id: editor } = await makeUser(db, { regionId })
  await makeEditor(db, editor, regionId)
  await makeNews(write, { regionId })
  await makePost(write, { regionId })
  await makeCampaign(write, { region_id: regionId })
  await makeTeamMember(write, { regionId, flag: 'pengurus-region' })
  await makeQuestion(write, { regionId })
  const { id: event } = await makeEvent(write, { regionId })
  const { id: order } = await memberWithOrder(site, { designation, frequency: 'monthly' })
  await site.simulator.settle(order, { channel: 'bca_va' })
  return { event, order }
}

/**
 * The books, which keep the name that a gift was given under, and letters, whose readers agreed to those of that region
 * alone.
 */
const STAY = ['donations', 'donation_sums', 'disbursements', 'gifts_in_kind', 'mailing_lists', 'mailings']

/** Numbers of rows that name a region, by the tables that can, but for those that stay. */
async function rowsNaming(id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'region_id' and table_name <> all (${STAY}) order by 1`.execute(
    db,
  )
  const counts = rows.map(async ({ name }) => {
    const found = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} where region_id = ${id}`.execute(db)
    return [name, found.rows[0]!.n] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('DELETE /v1/desk/regions/{id}?into=: everything moves but gifts, which the books keep under the old name', async () => {
  const [old, home] = [await region(), await region()]
  const { event, order } = await fill(old.id)
  const before = await rowsNaming(old.id)
  expect(Object.entries(before).filter(([, n]) => n === 0)).toEqual([])
  const answer = await close(old.id, home.id)
  const one = {
    participants: 1,
    people: 1,
    officers: 1,
    news: 1,
    posts: 1,
    events: 1,
    campaigns: 1,
    questions: 1,
    pledges: 1,
  }
  expect(answer).toMatchObject({ code: 200, data: { id: old.id, into: home.id, moved: one } })
  expect(Object.values(await rowsNaming(old.id)).filter(Boolean)).toEqual([])
  expect(await rowsNaming(home.id)).toEqual({ ...before, region_editors: 0 })
  expect((await ask('GET', `/events/${event}`)).data).toMatchObject({ region_id: home.id })
  expect((await ask('GET', `/donations/${order}`)).data).toMatchObject({
    designation: { type: 'region', title: `Wilayah ${count - 1}` },
  })
  const report = (await get('/v1/reports/donations')).data as { by_region: { title: string }[] }
  expect(report.by_region.map(({ title }) => title)).toContain(`Wilayah ${count - 1}`)
  expect((await trailOf(db, 'region', old.id)).at(-1)).toMatchObject({
    act: 'region merge',
    detail: { after: { into: home.id, moved: one } },
  })
})

test('DELETE /v1/desk/regions/{id}?into=: ends the duty of its editors, who are told, and gives them nothing else', async () => {
  const [old, home] = [await region(), await region()]
  const user = await makeUser(db, { email: 'pengurus@contoh.example' })
  await makeEditor(db, user.id, old.id)
  const editor = await site.as(user)
  const desk = async () => (await editor.get('/v1/desk/participants')).code
  expect(await desk()).toBe(200)
  await close(old.id, home.id)
  expect(await desk()).toBe(403)
  const letters = await db.selectFrom('letters').select('subject').where('toEmail', '=', user.email).execute()
  expect(letters).toEqual([{ subject: `Tugas Anda di region Wilayah ${count - 1} berakhir` }])
  expect((await trailOf(db, 'user', user.id)).at(-1)).toMatchObject({
    act: 'region duty end',
    detail: { before: { region_id: old.id } },
  })
  expect(await deadLinks(site)).toEqual([])
})

test('a merged region: its addresses lead to the other one, through later mergers, and no list has it', async () => {
  const [first, second, third] = [await region(), await region(), await region()]
  await makeParticipant(write, { regionId: first.id })
  await close(first.id, second.id)
  expect(await leadsTo(`/region/${first.slug}`)).toBe(`/region/${second.slug}`)
  expect(await leadsTo(`/region?region=${first.id}`)).toBe(`/region/${second.slug}`)
  await close(second.id, third.id)
  for (const { id, slug } of [first, second]) {
    expect(await leadsTo(`/region/${slug}`)).toBe(`/region/${third.slug}`)
    expect(await leadsTo(`/region?region=${id}`)).toBe(`/region/${third.slug}`)
    expect(await leadsTo(`/participants?region=${id}`)).toBe(`/participants?region=${third.id}`)
  }
  const ids = ((await get('/v1/region?limit=100')).data as { id: number }[]).map(({ id }) => id)
  expect(ids).not.toContain(first.id)
  const closed = (await ask<DeskRegionRowWire[]>('GET', '/regions?status=closed')).data
  expect(closed.find(({ id }) => id === first.id)).toMatchObject({
    closed_at: time.now.toISOString(),
    merged_into: { id: third.id },
  })
})

test('DELETE /v1/desk/regions/{id}: with contents it asks where they go, and says what they are', async () => {
  const { id, slug } = await region()
  await makeNews(write, { regionId: id })
  expect((await ask<RegionContentsWire>('GET', `/regions/${id}/contents`)).data).toMatchObject({
    news: 1,
    gifts: 0,
  })
  expect(await close(id)).toMatchObject({
    code: 400,
    errors: { into: ['Masih ada isinya. Pilih region yang menerimanya.'] },
  })
  expect(await leadsTo(`/region/${slug}`)).toBe(200)
  const screen = await (await session.open(`/desk/regions/${id}/close`)).text()
  for (const part of ['berita', 'Pindahkan dan tutup', 'Nasional']) expect(screen).toContain(part)
})

test('DELETE /v1/desk/regions/{id}: one that took over another needs a target, or addresses would lead nowhere', async () => {
  const [first, second] = [await region(), await region()]
  await close(first.id, second.id)
  expect(await close(second.id)).toMatchObject({
    code: 400,
    errors: { into: [expect.stringContaining('alamatnya mengantar ke sini')] },
  })
})

test('a region closed empty is gone, and its name and address are free', async () => {
  const { id, slug } = await region()
  for (const _ of [1, 2]) expect((await close(id)).code).toBe(200)
  expect(await leadsTo(`/region/${slug}`)).toBe(404)
  expect((await get(`/v1/region/${id}`)).code).toBe(404)
  expect((await ask('PATCH', `/regions/${id}`, { version: 2, title: 'Kembali' })).code).toBe(404)
  expect(await ask('POST', '/regions', { title: `Wilayah ${count}` })).toMatchObject({
    code: 201,
    data: { slug },
  })
})

test('a draft of an event that names a closed region names the other one', async () => {
  const [old, home] = [await region(), await region()]
  const { id } = await makeEvent(write, { regionId: old.id, status: 'draft' })
  expect(await close(old.id)).toMatchObject(refused)
  await close(old.id, home.id)
  expect((await ask('GET', `/events/${id}`)).data).toMatchObject({ region_id: home.id })
})

test('DELETE /v1/desk/regions/{id}: not into itself, nor into one that is closed or unknown', async () => {
  const [one, other, closed] = [await region(), await region(), await region()]
  await makeNews(write, { regionId: one.id })
  await close(closed.id)
  for (const into of [one.id, closed.id, 999_999]) expect(await close(one.id, into)).toMatchObject(refused)
  expect((await rowsNaming(one.id)).news).toBe(1)
  expect((await close(one.id, other.id)).code).toBe(200)
  expect(await close(one.id, 1)).toMatchObject(refused)
  expect((await close(one.id, other.id)).code).toBe(200)
})

test('two mergers at once: one wins, the other is told, and nothing is left behind', async () => {
  const [a, b] = [await region(), await region()]
  await Promise.all([fill(a.id), fill(b.id)])
  const answers = await Promise.all([close(a.id, b.id), close(b.id, a.id)])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 400])
  const [gone, left] = answers[0]!.code === 200 ? [a, b] : [b, a]
  expect(Object.values(await rowsNaming(gone.id)).filter(Boolean)).toEqual([])
  expect((await rowsNaming(left.id)).participants).toBe(2)
})

test('whoever saves while a region is merged: the row is in the other one, or the form is refused', async () => {
  const home = await region()
  const institution = (title: string, regionId: number) =>
    ask('POST', '/participants', { title, region_id: regionId })
  for (let round = 0; round < 5; round += 1) {
    const old = await region()
    const { id } = await makeParticipant(write, { regionId: old.id })
    const answers = await Promise.all([
      institution(`Sanggar ${round} a`, old.id),
      ask('PATCH', `/participants/${id}`, { version: 1, region_id: old.id, founded: 1980 }),
      close(old.id, home.id),
      institution(`Sanggar ${round} b`, old.id),
    ])
    expect(answers[2]!.code).toBe(200)
    for (const { code, errors } of answers)
      expect([code, errors && Object.keys(errors)]).toBeOneOf([
        [200, undefined],
        [201, undefined],
        [400, ['region_id']],
      ])
    expect((await rowsNaming(old.id)).participants).toBe(0)
  }
})

test('forms that name a closed region are refused with a sentence; what waited goes where its contents went', async () => {
  const [old, home] = [await region(), await region()]
  const member = await site.as(await makeUser(db, { regionId: 1 }))
  await close(old.id, home.id)
  const gift = {
    amount: 50_000,
    designation: { type: 'region', id: old.id },
    consent: true,
    idempotency_key: crypto.randomUUID(),
  }
  expect(await member.post('/v1/payment/transaction', gift)).toMatchObject({
    code: 400,
    errors: { 'designation.id': ['Region ini tidak ada atau sudah ditutup. Pilih region lain.'] },
  })
  const person = { name: 'Ina Rote', title: 'Ketua', flag: 'pengurus-region', region_id: old.id }
  expect(await ask('POST', '/team', person)).toMatchObject({
    code: 400,
    errors: { region_id: [expect.any(String)] },
  })
})

test('DELETE /v1/desk/regions/{id}: asks for a proof when campaigns or pledges move along', async () => {
  const [old, home] = [await region(), await region()]
  await makeCampaign(write, { region_id: old.id })
  time.now = new Date(time.now.getTime() + 11 * 60_000)
  expect(await close(old.id, home.id)).toMatchObject({ code: 403, data: { proof_required: ['password'] } })
  const { id } = await region()
  expect((await close(id, home.id)).code).toBe(200)
})

test('letter about a closed region: is in the language of its editor', async () => {
  const [old, home] = [await region(), await region()]
  const user = await makeUser(db, { language: 'en' })
  await makeEditor(db, user.id, old.id)
  await close(old.id, home.id)
  const letters = await db
    .selectFrom('letters')
    .select(['subject', 'language'])
    .where('toEmail', '=', user.email)
    .execute()
  const subject = `Your duty in the region Wilayah ${count - 1} has ended`
  expect(letters).toEqual([{ subject, language: 'en' }])
})

test('the last region stays', async () => {
  const { data } = await get('/v1/region?limit=100')
  for (const { id } of data as { id: number }[])
    if (id !== 1) await sql`update regions set deleted_at = now() where id = ${id}`.execute(db)
  expect(await close(1)).toMatchObject(refused)
})
