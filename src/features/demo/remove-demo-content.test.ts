import { expect, test } from 'vitest'
import { allKinds } from '#src/kinds.ts'
import { seedDemo } from '#src/seed.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makePost } from '../blog/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeNews } from '../news/factory.ts'
import { makeTeamMember } from '../team/factory.ts'
import { demoKinds } from './demo-kinds.ts'
import { removeDemoContent } from './remove-demo-content.ts'

const site = await freshApp()
const { db, write, time } = site
await seedDemo({ db, write, uploads: site.uploads, clock: { now: () => time.now } })
const admin = await makeUser(db, { role: 'admin' })
const by = { id: admin.id, role: 'admin' } as const

/** Calls of the kinds that the demo fills and that can go: campaigns are withdrawn. */
const lists = allKinds
  .filter(({ kind, table }) => kind === 'campaign' || demoKinds.some((filled) => filled.table === table))
  .map(({ call }) => call)
async function publicTitles() {
  const found: Record<string, unknown[]> = {}
  for (const list of lists) {
    const { data } = (await site.get(`/v1/${list}?limit=100`)) as { data: Record<string, unknown>[] }
    found[list] = data.map(({ title, name, question }) => title ?? name ?? question)
  }
  return found
}

const institutions = () => db.selectFrom('participants').select(['id', 'title']).orderBy('id').execute()

/** Adds a member from outside the demo to one of its institutions. */
async function joinInstitution(title: string) {
  const { id } = await db
    .selectFrom('participants')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  await makeUser(db, { participantId: id })
}

test('removeDemoContent: deletes all of the demo; what others created or edited stays and is reported', async () => {
  for (const titles of Object.values(await publicTitles())) expect(titles.length).toBeGreaterThan(0)
  const [first] = await institutions()
  await makeNews(write, { title: 'Kabar kami', by, participantId: first!.id })
  await makePost(write, { title: 'Tulisan kami', by })
  await makeParticipant(write, { title: 'Lembaga kami', by })
  await makeTeamMember(write, { name: 'Orang kami', title: 'Jabatan kami' })
  const used = 'Koperasi Kredit Sejahtera Tuapejat'
  await joinInstitution(used)
  await db
    .updateTable('settings')
    .set({ value: '"+62 21 7777"', updatedBy: admin.id })
    .where('key', '=', 'phone')
    .execute()

  const { removed, left } = await removeDemoContent({ db, write }, time.now)
  expect(await publicTitles()).toEqual({
    news: ['Kabar kami'],
    blog: ['Tulisan kami'],
    events: [],
    mailings: [],
    download: [],
    partisipan: expect.arrayContaining([used, first!.title, 'Lembaga kami']),
    team: ['Jabatan kami'],
    question: [],
    campaigns: [],
  })
  const labels = removed.map(({ label }) => label)
  const others = ['campaigns (drafts again)', 'messages', 'settings']
  expect(labels).toEqual([...demoKinds.map(({ label }) => label), ...others])
  expect(left).toContainEqual({
    label: 'institutions that others worked on or use',
    count: 2,
    path: '/desk/participants',
  })
  const told = left.map(({ path }) => path)
  for (const path of ['/desk/pages', '/desk/regions', '/desk/categories', '/desk/giving', '/desk/privacy'])
    expect(told).toContain(path)
  const { data } = await site.get('/v1/settings')
  expect(data).toMatchObject({ phone: '+62 21 7777' })
  expect(JSON.stringify(data)).not.toContain('000 1989 000 062')
})

test('removeDemoContent: nothing of the demo is left at the desk, and again removes nothing', async () => {
  for (const { table, column } of demoKinds) {
    const rows = await db
      .selectFrom(table as 'news')
      .select(column as 'title')
      .where('deletedAt', 'is', null)
      .execute()
    expect(rows.length, table).toBeLessThan(4)
  }
  expect((await removeDemoContent({ db, write }, time.now)).removed).toEqual([])
  const lines = await db
    .selectFrom('audit')
    .select('detail')
    .where('act', '=', 'delete')
    .where('entity', '=', 'news')
    .execute()
  expect(lines[0]?.detail).toMatchObject({ source: 'remove-demo' })
})
