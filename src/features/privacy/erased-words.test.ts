import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkChain } from '#src/features/audit/check-chain.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import { folderMailer } from '#src/platform/mail/mail.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { removeSentMails } from '#src/platform/mail/remove-sent.ts'
import { sendMail } from '#src/platform/mail/send-mail.ts'
import { tablesWith } from '#test/support/find-text.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { whenDone } from '#test/support/when-done.ts'
import { makeUser } from '../accounts/factory.ts'
import { erasePerson } from './erase-person.ts'

const site = await freshApp()
const { db, write, time } = site
const folder = mkdtempSync(join(tmpdir(), 'jejaring-mail-'))
whenDone(() => rmSync(folder, { recursive: true }))
const jobParts = { ...site.jobParts(), mail: folderMailer(folder, 'Situs <no-reply@situs.example>') }
const staff = { id: (await makeUser(db, { role: 'staff' })).id, role: 'staff' as const }
const mails = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))

const email = 'kenari.sangkarmas@contoh.example'
const name = 'Kenari (Sangkarmas)'
const words = ['kenari', '8129990001', '812-9990-001', 'kutilang']

const person = () =>
  makeUser(db, { email, namaLengkap: name, phone: '+628129990001', deletionDueAt: time.now })

/** Sends or abandons queued mails, and runs the removal jobs. */
async function work() {
  const waiting = await db.selectFrom('letters').select(['id', 'key']).where('sentAt', 'is', null).execute()
  for (const { id } of waiting) await sendMail.run({ id }, jobParts)
  const { rows } = await sql<{ data: { keys: string[] } }>`
    select data from pgboss.job where name = 'remove-sent-letters'`.execute(db)
  for (const { data } of rows) await removeSentMails.run(data, jobParts)
}

test('erasePerson: words about the person leave the audit trail, whose chain still holds', async () => {
  const { id } = await person()
  const lines = [
    {
      act: 'suspend',
      entity: 'user',
      entityId: id,
      detail: { reason: 'hal Kutilang', before: { role: 'member' } },
    },
    {
      act: 'note',
      entity: 'privacy case',
      entityId: 9_001,
      subjectId: id,
      detail: { note: ['Satu kutilang'], kind: 'erasure' },
    },
    {
      act: 'export',
      entity: 'donations',
      detail: { filter: { q: `surat ke ${email.toUpperCase()}` }, rows: 4 },
    },
    {
      act: 'delete',
      entity: 'team',
      entityId: 1,
      detail: { title: 'Telepon 0812-9990-001', before: { name } },
    },
    { act: 'update', entity: 'page', entityId: 1, detail: { title: 'Beranda', lines: ['satu', 2] } },
  ]
  await write(async (tx) => {
    for (const line of lines) await recordAudit(tx, staff, line)
  })
  await checkChain(db)
  expect(await tablesWith(db, words)).toEqual(['audit', 'users'])
  await erasePerson(site.services, id, time.now)
  await work()
  expect(await tablesWith(db, words)).toEqual([])
  const kept = await db
    .selectFrom('audit')
    .select(['act', 'actorId', 'detail'])
    .where('actorId', '=', staff.id)
    .orderBy('id')
    .execute()
  expect(kept.map(({ detail }) => detail)).toEqual([
    { reason: '[dihapus]', before: { role: 'member' } },
    { note: ['[dihapus]'], kind: 'erasure' },
    { filter: { q: '[dihapus]' }, rows: 4 },
    { title: '[dihapus]', before: { name: '[dihapus]' } },
    { title: 'Beranda', lines: ['satu', 2] },
  ])
  expect(await checkChain(db)).toMatchObject({ wrong: 0 })
})

test('checkChain: a line that is changed behind an erasure is still called wrong', async () => {
  const line = await db
    .selectFrom('audit')
    .select('id')
    .where('act', '=', 'suspend')
    .executeTakeFirstOrThrow()
  const changed = { userId: 999_999, auditId: line.id, wordsHash: Buffer.alloc(32) }
  await expect(db.insertInto('auditRedactions').values(changed).execute()).rejects.toThrow(
    'permission denied',
  )
  await expect(
    db.updateTable('audit').set({ detail: '{}' }).where('id', '=', line.id).execute(),
  ).rejects.toThrow('permission denied')
  await sql`set jejaring.redacting = 'on'`.execute(db)
  await expect(
    db.updateTable('audit').set({ detail: '{}' }).where('id', '=', line.id).execute(),
  ).rejects.toThrow('permission denied')
})

test('erasePerson: deletes mails to and about the person, sent, waiting and parked, from the folder too', async () => {
  const { id } = await person()
  const letter = (key: string, to: string, text: string) =>
    write((tx) => queueMail(tx, { key, to, subject: 'Kabar', blocks: [text] }))
  await letter('sent-to', email, 'Isi')
  await letter('sent-about', 'staf@contoh.example', `Tulisan ${name} menunggu`)
  await letter('sent-other', 'staf@contoh.example', 'Isi lain')
  await work()
  expect(mails().filter((text) => /kenari/i.test(text))).toHaveLength(2)
  await letter('waiting-about', 'staf@contoh.example', `Telepon +62 812 9990 001 dari ${name}`)
  await letter('parked-to', email, 'Isi')
  await db
    .updateTable('letters')
    .set({ tries: 5, lastError: `550 <${email}>` })
    .where('key', '=', 'parked-to')
    .execute()
  await erasePerson(site.services, id, time.now)
  await work()
  expect(await tablesWith(db, words)).toEqual([])
  expect(mails().filter((text) => /kenari|9990/i.test(text))).toEqual([])
  expect(readdirSync(folder)).toContain('sent-other.eml')
  expect(readdirSync(folder)).not.toContain('waiting-about.eml')
})

test('erasePerson: jobs, cases, notes and notices of the gateway lose the person', async () => {
  const { id } = await person()
  await sql`insert into pgboss.job (name, data, state, output) values
    ('send-reset', ${JSON.stringify({ email })}, 'created', null),
    ('send-reset', ${JSON.stringify({ email })}, 'failed', null),
    ('send-letter', '{}', 'completed', ${JSON.stringify({ message: `no ${email}` })})`.execute(db)
  const about = {
    kind: 'access',
    title: `Surat ${name}`,
    detail: `Dari ${email}`,
    receivedAt: time.now,
    dueAt: time.now,
    createdBy: staff.id,
  }
  const { id: caseId } = await db
    .insertInto('privacyCases')
    .values(about)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('privacySteps')
    .values({ caseId, kind: 'note', note: `Menelepon 0812-9990-001`, byUser: staff.id })
    .execute()
  await db
    .insertInto('contactMessages')
    .values({
      name: 'Orang Lain',
      email: 'lain@contoh.example',
      message: `Di mana ${name.toUpperCase()}?`,
      idempotencyKey: crypto.randomUUID(),
    })
    .execute()
  await db
    .insertInto('giftsInKind')
    .values({
      thing: `Kursi roda ${name}`,
      quantity: 1,
      unit: 'buah',
      giverName: 'Orang Lain',
      designation: 'general',
      receivedOn: '2026-01-05',
      note: `Titipan ${email}`,
      year: 2026,
      number: 1,
      enteredBy: staff.id,
      enteredAt: time.now,
      idempotencyKey: crypto.randomUUID(),
      bodyHash: Buffer.alloc(32),
      voidedAt: time.now,
      voidedBy: staff.id,
      voidReason: 'Bukan dari 0812-9990-001',
    })
    .execute()
  await erasePerson(site.services, id, time.now)
  await work()
  expect(await tablesWith(db, words)).toEqual([])
  expect(await db.selectFrom('privacyCases').select('title').where('id', '=', caseId).execute()).toEqual([
    { title: 'Surat Anggota terhapus' },
  ])
})

test('erasePerson: a person whose name is in others’ texts removes nothing of theirs', async () => {
  const { id } = await makeUser(db, { namaLengkap: 'Ana', deletionDueAt: time.now })
  await db
    .insertInto('contactMessages')
    .values({
      name: 'Orang',
      email: 'lain@contoh.example',
      message: 'Bersama Anastasia',
      idempotencyKey: crypto.randomUUID(),
    })
    .execute()
  await erasePerson(site.services, id, time.now)
  expect(await tablesWith(db, ['Bersama Anastasia'])).toEqual(['contact_messages'])
})
