import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { folderMailer } from '#src/platform/mail/mail.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { announceVersion } from './announce-version.ts'

const site = await freshApp()
const { db, time } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const MANY = 103

/** Members from before the version. */
await sql`insert into users (email, nama_lengkap, activated_at)
  select 'anggota' || n || '@contoh.example', 'Anggota ' || n, now() - interval '1 day'
  from generate_series(1, ${MANY}) n`.execute(db)
await makeUser(db, { email: 'pergi@contoh.example', deletedAt: new Date() })
await makeUser(db, { email: 'belum@contoh.example', activatedAt: null })
time.now = new Date(Date.now() + 60_000)
const later = new Date(time.now.getTime() + 86_400_000)
await makeUser(db, { email: 'kemudian@contoh.example', activatedAt: later })
const members = MANY + 1

const legal = async (slug: string) => {
  const { itemId } = await db
    .selectFrom('slugs')
    .select('itemId')
    .where('kind', '=', 'page')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return (await staff.get(`/v1/desk/pages/${itemId}`)).data as ContentWire
}

async function publish(slug: string, given: object) {
  const { id, version } = await legal(slug)
  const text = { content: `<p>Teks ${crypto.randomUUID()}.</p>`, note: 'Data disimpan dua tahun.' }
  const body = JSON.stringify({ version, status: 'published', ...text, ...given })
  const headers = { 'content-type': 'application/json' }
  const answer = await staff.send('PATCH', `/v1/desk/pages/${id}`, { body, headers })
  expect(answer.status).toBe(200)
  const { rows } = await sql<{ id: number; isAnnounced: boolean }>`
    select id, is_announced from legal_versions where page_id = ${id} order by number desc limit 1`.execute(
    db,
  )
  return rows[0]!
}
const keys = async (version: number) => {
  const { rows } = await sql<{ key: string; toEmail: string }>`
    select key, to_email from letters where key like ${`legal-version-${version}-%`}`.execute(db)
  return rows
}

test('announcement: each member gets one mail per version, also when its job is interrupted and restarted', async () => {
  const { id } = await publish('privacy-policy', { needs_consent: true })
  const parts = site.jobParts()
  let batch = 0
  const breaking: typeof parts.write = (change) => {
    batch += 1
    if (batch === 2) throw new Error('the process was killed')
    return parts.write(change)
  }
  await expect(announceVersion.run({ id }, { ...parts, write: breaking })).rejects.toThrow('killed')
  expect(await keys(id)).toHaveLength(100)
  await Promise.all([announceVersion.run({ id }, parts), announceVersion.run({ id }, parts)])
  await announceVersion.run({ id }, parts)
  const told = await keys(id)
  expect(new Set(told.map(({ key }) => key)).size).toBe(members)
  const addresses = told.map(({ toEmail }) => toEmail)
  expect(new Set(addresses).size).toBe(members)
  for (const missing of ['pergi', 'belum', 'kemudian'])
    expect(addresses).not.toContain(`${missing}@contoh.example`)
})

test('announcement mail: says what changed and what can be done, with links', async () => {
  await site.work()
  const sent = () => site.letters.filter(({ to }) => to === 'anggota7@contoh.example')
  await eventually(() => expect(sent()).toHaveLength(1))
  const folder = join(site.folder, 'surat')
  await folderMailer(folder, 'Situs Contoh <no-reply@situs.example>').send(sent()[0]!)
  const [file] = readdirSync(folder)
  const parsed = await PostalMime.parse(readFileSync(join(folder, file!)))
  expect(parsed.to).toMatchObject([{ address: 'anggota7@contoh.example' }])
  expect(parsed.subject).toMatch(/ kami berubah$/)
  for (const body of [parsed.text!, parsed.html!]) {
    expect(body).toContain('Data disimpan dua tahun.')
    expect(body).toContain('http://site.test/privacy-policy')
    expect(body).toContain('http://site.test/privacy-policy?versi=1')
    expect(body).toContain('http://site.test/member/privacy')
    expect(body).toContain('kami meminta persetujuan Anda')
  }
  expect(parsed.text).toContain('Salam, Anggota 7,')
  expect((await site.open('/privacy-policy?versi=1')).status).toBe(200)
})

test('announceVersion: the publisher decides; without new consent nobody is notified by default', async () => {
  const silent = await publish('terms-of-service', { needs_consent: false })
  expect(silent.isAnnounced).toBe(false)
  await announceVersion.run({ id: silent.id }, site.jobParts())
  expect(await keys(silent.id)).toEqual([])
  const quiet = await publish('terms-of-service', { needs_consent: true, is_announced: false })
  await announceVersion.run({ id: quiet.id }, site.jobParts())
  expect(await keys(quiet.id)).toEqual([])
  const aloud = await publish('terms-of-service', { needs_consent: false, is_announced: true })
  await eventually(async () => expect(await keys(aloud.id)).toHaveLength(members))
  const { detail } = await db
    .selectFrom('audit')
    .select('detail')
    .where('act', '=', 'put in force')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(detail).toMatchObject({ after: { is_announced: true, needs_consent: false } })
})

test('announceVersion: takes its turns among the mailings; one that has to end goes on where it was', async () => {
  const { id } = await publish('privacy-policy', { needs_consent: false, is_announced: false })
  await db.updateTable('legalVersions').set({ isAnnounced: true }).where('id', '=', id).execute()
  const turn = async () =>
    (await db.selectFrom('mailingPace').select('freeAt').executeTakeFirstOrThrow()).freeAt.getTime()
  const before = await turn()
  const parts = { ...site.jobParts(), mailRate: 60_000 }
  await announceVersion.run({ id }, parts, AbortSignal.abort())
  expect(await keys(id)).toEqual([])
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'announce-legal-version' and data ->> 'id' = ${String(id)}`.execute(
    db,
  )
  expect(rows[0]!.data).toMatchObject({ id, after: 0 })
  await announceVersion.run({ id, after: 0 }, parts)
  expect(await keys(id)).toHaveLength(members)
  expect(await turn()).toBeGreaterThan(before)
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
