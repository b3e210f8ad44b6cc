import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { dispatch } from '#src/platform/http/dispatch.ts'
import { runInScope } from '#src/platform/request-scope.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import { makeNewsItem } from '#test/support/news-item.ts'
import type { FoundGroupWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write } = site

const [ours, theirs] = [(await makeParticipant(write)).id, (await makeParticipant(write)).id]
const picUser = await makeUser(db, { isPic: true, participantId: ours, userType: 'partisipan' })
const pic = await site.as(picUser)
const moderator = await site.as(await makeUser(db, { isModerator: true }))
const staffUser = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
const staff = await site.as(staffUser)
const member = await site.as(await makeUser(db))
const colleague = await makeUser(db, { participantId: ours, userType: 'partisipan' })
const stranger = await makeUser(db, { participantId: theirs, userType: 'partisipan' })

type Someone = typeof staff
const search = async (who: Someone, q: string) => {
  const answer = await who.get(`/v1/desk/search?q=${encodeURIComponent(q)}`)
  expect(answer.code).toBe(200)
  return answer.data as FoundGroupWire[]
}
const kindsOf = (groups: FoundGroupWire[]) => groups.map(({ kind }) => kind)
const titlesIn = (groups: FoundGroupWire[], kind: string) =>
  groups.find((group) => group.kind === kind)?.rows.map(({ title }) => title) ?? []

/** Inserts a news item with this title and status. */
async function news(user: { id: number }, status: 'review' | 'draft' | 'published', title: string) {
  const { id } = await makeNewsItem(db, user as never, status)
  await sql`update news_revisions set title = ${title} where news_id = ${id}`.execute(db)
  await sql`update news set title = ${title} where id = ${id}`.execute(db)
  return id
}
const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await staff.send('POST', `/v1${path}`, { body: JSON.stringify(body), headers })
  return ((await answer.json()) as { data: { id: number } }).data.id
}
const text = (title: string) => ({
  title,
  content: '<p>Isi.</p>',
  excerpt: 'Ringkas.',
  idempotency_key: crypto.randomUUID(),
})

await news(colleague, 'review', 'Lumbung kolega')
await news(stranger, 'review', 'Lumbung orang lain')
await news(stranger, 'draft', 'Lumbung rahasia')
await news(picUser, 'review', 'Lumbung sendiri')
await news(stranger, 'published', 'Lumbung terbit')
const person = await makeUser(db, { namaLengkap: 'Lukas Lumbung', email: 'lukas.gudang@contoh.example' })
const page = await post('/desk/pages', text('Lumbung pangan'))
const order = (await memberWithOrder(site)).order

test('the secretariat finds texts, people and gifts by parts of what names them, each leading to its own', async () => {
  const groups = await search(staff, 'LUMBUNG')
  expect(kindsOf(groups)).toEqual(['news', 'page', 'person'])
  expect(titlesIn(groups, 'news').sort()).toEqual([
    ...['Lumbung kolega', 'Lumbung orang lain', 'Lumbung sendiri', 'Lumbung terbit'],
  ])
  expect(groups.find(({ kind }) => kind === 'page')!.rows).toEqual([
    { key: String(page), title: 'Lumbung pangan', detail: 'lumbung-pangan', status: 'draft' },
  ])
  expect(groups.find(({ kind }) => kind === 'person')!.rows[0]).toMatchObject({
    key: String(person.id),
    detail: expect.stringMatching(/^lukas.gudang@contoh.example( · .*)? · sejak \d\d\/\d{4}$/),
  })
  expect(kindsOf(await search(staff, 'lukas.gudang@'))).toEqual(['person'])
  const [gift] = await search(staff, order.order_id.toLowerCase())
  expect(gift).toMatchObject({ kind: 'gift', rows: [{ key: order.order_id }], has_more: false })
})

test('GET /v1/desk/search: gifts are found by donor and by receipt number, for the secretariat alone', async () => {
  const { user, id } = await memberWithOrder(site)
  await site.simulator.settle(id, { channel: 'bca_va' })
  const receipt = await db
    .selectFrom('receipts as r')
    .innerJoin('donations as d', 'd.id', 'r.donationId')
    .select(['r.year', 'r.number'])
    .where('d.orderId', '=', id)
    .executeTakeFirstOrThrow()
  const keysOf = async (who: Someone, q: string) =>
    (await search(who, q)).find(({ kind }) => kind === 'gift')?.rows.map(({ key }) => key)
  for (const q of [user.namaLengkap, user.email, `JKL/${receipt.year}/${receipt.number}`]) {
    expect(await keysOf(staff, q), q).toContain(id)
    for (const who of [moderator, pic]) expect(await keysOf(who, q), q).toBe(undefined)
  }
})

test('a moderator finds what was sent, a PIC what colleagues sent: no drafts, people, pages or gifts by any words', async () => {
  const sent = ['Lumbung kolega', 'Lumbung orang lain', 'Lumbung sendiri', 'Lumbung terbit']
  const found = await search(moderator, 'lumbung')
  expect(kindsOf(found)).toEqual(['news'])
  expect(titlesIn(found, 'news').sort()).toEqual(sent)
  expect(titlesIn(await search(pic, 'lumbung'), 'news')).toEqual(['Lumbung kolega'])
  const tricks = [
    'rahasia',
    'gudang',
    '@contoh',
    order.order_id,
    'pangan',
    '%',
    '__',
    '%%',
    "' or true --",
    'JKL',
  ]
  for (const q of tricks)
    for (const who of [moderator, pic])
      expect([q, kindsOf(await search(who, q)).filter((kind) => kind !== 'news')]).toEqual([q, []])
  for (const who of [staff, moderator, pic]) {
    expect(titlesIn(await search(who, 'rahasia'), 'news')).toEqual([])
    expect(await search(who, '%%')).toEqual([])
  }
  expect(await member.get('/v1/desk/search?q=lumbung')).toMatchObject({ code: 403 })
  expect(await site.get('/v1/desk/search?q=lumbung')).toMatchObject({ code: 401 })
})

test('a newer text beside a live one that its writer has not sent is not found by its words', async () => {
  const id = await news(stranger, 'published', 'Embung lama')
  await sql`insert into news_revisions (news_id, title, excerpt, content, sanitizer_version, category_id, created_by)
    select news_id, 'Embung tersembunyi', excerpt, content, sanitizer_version, category_id, created_by
    from news_revisions where news_id = ${id}`.execute(db)
  await sql`update news set pending_status = 'draft',
    revision_id = (select max(id) from news_revisions where news_id = ${id}) where id = ${id}`.execute(db)
  expect(await search(staff, 'tersembunyi')).toEqual([])
  expect(titlesIn(await search(staff, 'embung'), 'news')).toEqual(['Embung lama'])
})

test('erased people and deleted items are not found, one letter finds nothing, and there is more than five', async () => {
  expect(await search(staff, 'l')).toEqual([])
  const gone = await makeUser(db, { namaLengkap: 'Hilang Terhapus' })
  await db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute()
  expect(await search(staff, 'Hilang Terhapus')).toEqual([])
  for (const n of [1, 2, 3, 4, 5, 6]) await post('/desk/pages', text(`Sumur nomor ${n}`))
  const [pages] = await search(staff, 'sumur nomor')
  expect([pages!.rows.length, pages!.has_more]).toEqual([5, true])
  const removed = await post('/desk/pages', text('Jembatan runtuh'))
  await staff.send('DELETE', `/v1/desk/pages/${removed}`)
  expect(await search(staff, 'jembatan')).toEqual([])
})

test('it takes one statement', async () => {
  const endpoint = endpoints.find(({ where }) => where === 'GET /desk/search')!
  const visit = { address: '', userAgent: '', session: null }
  const scope = {
    requestId: 'test',
    visit,
    statements: 0,
    tags: new Set(),
    cookies: [],
    headers: new Headers(),
  }
  const actor = {
    id: staffUser.id,
    role: 'admin',
    isPic: true,
    isModerator: true,
    editsRegions: [],
    participantId: ours,
  }
  await runInScope(scope as never, () =>
    dispatch(endpoint, { query: { q: 'lumbung' } }, actor as never, site.services),
  )
  expect(scope.statements).toBe(1)
})

test('the page groups what was found with ways to it, and the bar carries the words', async () => {
  const html = await (await staff.open('/desk/search?q=lumbung')).text()
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain(`href="/desk/pages/${page}"`)
  expect(html).toContain(`href="/desk/people/${person.id}"`)
  expect(html).toContain('Draf · lumbung-pangan')
  expect(html).toMatch(/<input[^>]*id="cari-meja"[^>]*value="lumbung"/)
  expect(await (await staff.open('/desk/search?q=takadayangini')).text()).toContain('Tidak ada yang cocok')
  const pics = await (await pic.open('/desk/search?q=lumbung')).text()
  expect(pics).toContain('Lumbung kolega')
  expect(pics).not.toContain('Lukas')
  expect((await member.open('/desk/search?q=lumbung')).status).toBe(404)
})
