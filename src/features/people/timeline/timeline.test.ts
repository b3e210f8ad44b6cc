import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeEvent } from '#src/features/events/factory.ts'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../../accounts/factory.ts'
import { makeSend, makeSubscriber } from '../../mailings/factory.ts'
import type { EntryWire } from './schema.ts'
import { listEntries } from './timeline-queries.ts'

const site = await freshApp()
const { db, write, time } = site
const { session, ask } = await deskCaller(site)

type Timeline = { entries: EntryWire[]; next: string | null; kinds: string[] }
const read = async (id: number, query = '') =>
  (await ask<Timeline>('GET', `/people/${id}/timeline${query && `?${query}`}`)).data
const ago = (minutes: number) => new Date(time.now.getTime() - minutes * 60_000)

/** A person with an entry of every kind, one a minute; the gift and the seat came without the account. */
async function activePerson() {
  const person = await makeUser(db, { namaLengkap: 'Maria Tefa' })
  const { id, email } = person
  await makeNews(write, { by: { id, role: 'member' }, title: 'Kabar Maria', publishedAt: ago(7) })
  await makeNews(write, { by: { id, role: 'member' }, title: 'Draf', status: 'draft', publishedAt: null })
  const question = await makeQuestion(write, { createdBy: id, createdAt: ago(6), question: 'Kapan mulai?' })
  await db
    .insertInto('answers')
    .values({ questionId: question.id, body: 'x', author: 'Maria', createdBy: id, createdAt: ago(5) })
    .execute()
  const event = await makeEvent(write, { title: 'Temu Region' })
  const seat = { eventId: event.id, name: 'Maria', email, state: 'confirmed', told: 'null' }
  await db
    .insertInto('eventRegistrations')
    .values({ ...seat, createdAt: ago(4), confirmedAt: ago(4), checkedInAt: ago(1) })
    .execute()
  await db
    .insertInto('donations')
    .values({
      orderId: `JKL-${id}`,
      donorEmail: email,
      giftAmount: 50_000,
      amount: 50_000,
      designation: 'general',
      consentedAt: ago(3),
      keyOwner: 'guest',
      bodyHash: Buffer.from('x'),
      createdAt: ago(3),
      expiresAt: ago(-60),
    })
    .execute()
  const letter = { key: crypto.randomUUID(), text: '', html: '', createdAt: ago(2), tries: 5 }
  await db
    .insertInto('letters')
    .values({ ...letter, toEmail: email, subject: 'Halo' })
    .execute()
  await makeSend(db, [{ subscriberId: await makeSubscriber(db, { email }), state: 'refused' }])
  await db
    .updateTable('mailingRecipients')
    .set({ changedAt: ago(8) })
    .execute()
  await db
    .insertInto('usersVisits')
    .values({ userId: id, path: '/news', createdAt: ago(1) })
    .execute()
  return person
}

test('GET /v1/desk/people/{id}/timeline: every kind, newest first, without drafts of news', async () => {
  const { id } = await activePerson()
  const note = { text: 'Ditelepon', visibility: 'secretariat', idempotency_key: crypto.randomUUID() }
  await ask('POST', `/people/${id}/notes`, { ...note, noted_on: '2026-01-02' })
  const { entries, next, kinds } = await read(id)
  expect(entries.map(({ kind, title, state }) => [kind, title, state])).toEqual([
    ['visit', '/news', null],
    ['letter', 'Halo', 'failed'],
    ['gift', '', 'created'],
    ['event', 'Temu Region', 'attended'],
    ['answer', 'Kapan mulai?', 'open'],
    ['question', 'Kapan mulai?', 'answered'],
    ['news', 'Kabar Maria', 'published'],
    ['mailing', 'Kabar bulan ini', 'failed'],
    ['note', '', null],
  ])
  expect(entries[2]).toMatchObject({ amount: 50_000, ref: `JKL-${id}` })
  expect(entries[8]!.note).toMatchObject({ text: 'Ditelepon', noted_on: '2026-01-02' })
  expect([next, kinds]).toEqual([null, ['note', 'gift', 'event', 'post', 'letter', 'visit']])
  expect((await read(id, 'kind=post')).entries).toHaveLength(3)
  const looks = db.selectFrom('audit').select('act').where('subjectId', '=', id).where('act', '=', 'read')
  expect(await looks.execute()).toHaveLength(2)
})

test('GET /v1/desk/people/{id}/timeline: pages neither repeat nor leave out what has one moment', async () => {
  const { id } = await makeUser(db)
  const at = '2026-11-20 03:04:05.123456+00'
  await sql`insert into users_visits (user_id, path, created_at)
    select ${id}, '/' || n, ${at}::timestamptz + (n % 3) * interval '1 microsecond'
    from generate_series(1, 25) n`.execute(db)
  const seen: number[] = []
  for (let before: string | null = ''; before !== null; ) {
    const page: Timeline = await read(id, `limit=4${before && `&before=${before}`}`)
    seen.push(...page.entries.map((entry) => entry.id))
    before = page.next
  }
  expect(new Set(seen).size).toBe(25)
  expect(seen).toHaveLength(25)
  for (const bad of ['x', '1-gift-0', '1-raja-1', '99999999999999999-gift-1'])
    expect((await ask('GET', `/people/${id}/timeline?before=${bad}`)).code, bad).toBe(400)
})

test('GET /v1/desk/people/{id}/timeline: pages go on before 1970', async () => {
  const { id } = await makeUser(db)
  for (const noted_on of ['1951-02-03', '1950-02-03']) {
    const note = { text: `Surat ${noted_on}`, noted_on, visibility: 'secretariat' }
    await ask('POST', `/people/${id}/notes`, { ...note, idempotency_key: crypto.randomUUID() })
  }
  const { next, entries } = await read(id, 'limit=1')
  const rest = await read(id, `limit=1&before=${next}`)
  expect([entries[0]!.note!.noted_on, rest.entries[0]!.note!.noted_on]).toEqual(['1951-02-03', '1950-02-03'])
  expect(rest.next).toBeNull()
})

test('listEntries: a page of a person with 5,000 rows is one statement', async () => {
  const person = await makeUser(db)
  await sql`insert into users_visits (user_id, path, created_at)
    select ${person.id}, '/' || n, now() - n * interval '1 minute' from generate_series(1, 5000) n`.execute(
    db,
  )
  const kinds = ['note', 'gift', 'event', 'post', 'letter', 'visit'] as const
  let statements = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const rows = await listEntries(counted, person, { kinds, limit: 25, notes: 'all' })
  expect([rows.length, statements]).toEqual([25, 1])
  expect(rows.map(({ at }) => at.getTime())).toEqual(
    rows.map(({ at }) => at.getTime()).toSorted((a, b) => b - a),
  )
})

test('/desk/people/{id}/timeline: says what is there, leads on, and is empty in words', async () => {
  const { id } = await activePerson()
  const page = async (query = '') => (await session.open(`/desk/people/${id}/timeline${query}`)).text()
  const html = await page()
  for (const words of ['Temu Region', 'hadir', 'gagal dikirim', 'Rp\u00a050.000', 'Kabar Maria'])
    expect(html).toContain(words)
  expect(html).toContain('Catatan ini dapat diminta oleh orangnya')
  expect(html).toContain(`href="/desk/giving/JKL-${id}"`)
  expect(await page('?kind=note')).toContain('Tidak ada catatan')
  expect((await session.open(`/desk/people/${id}/timeline?kind=raja`)).status).toBe(404)
  const { id: quiet } = await makeUser(db)
  expect(await (await session.open(`/desk/people/${quiet}/timeline`)).text()).toContain('Belum ada riwayat')
})
