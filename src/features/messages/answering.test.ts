import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { folderMailer } from '#src/platform/mail/mail.ts'
import { sendMail } from '#src/platform/mail/send-mail.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { whenDone } from '#test/support/when-done.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import { makeMessage } from './factory.ts'
import type { MessageWire } from './schema.ts'

const site = await freshApp()
const { db, write, time } = site
const ruth = await makeUser(db, { role: 'staff', namaLengkap: 'Ruth Manafe' })
const staff = await site.as(ruth)
const folder = mkdtempSync(join(tmpdir(), 'jejaring-answers-'))
whenDone(() => rmSync(folder, { recursive: true }))

type Reply = { code: number; data: MessageWire; errors?: Record<string, string[]> }
const answer = async (id: number, text = 'Silakan datang.', key = newKey(), who = staff) =>
  (await who.post(`/v1/desk/messages/${id}/answers`, { text, idempotency_key: key })) as unknown as Reply
const letters = async () =>
  db.selectFrom('letters').selectAll().where('key', 'like', 'contact-answer-%').orderBy('id').execute()

/** The newest answer's mail as its recipient's program reads it. */
async function delivered() {
  const { id, key } = (await letters()).at(-1)!
  const mail = folderMailer(folder, 'Situs Contoh <no-reply@situs.example>')
  await sendMail.run({ id }, { ...site.jobParts(), mail })
  const parsed = await PostalMime.parse(readFileSync(join(folder, `${key}.eml`)))
  return { ...parsed, headers: new Map(parsed.headers.map((header) => [header.key, header.value])) }
}

beforeAll(async () => {
  await db
    .insertInto('settings')
    .values({ key: 'email', value: '"kantor@jkl.example"' })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: '"kantor@jkl.example"' }))
    .execute()
})

test('POST /v1/desk/messages/{id}/answers: stores the answer, mails it, and frees the message', async () => {
  const id = await makeMessage(db, { claimedBy: ruth.id, message: 'Kapan rapatnya?\nDi mana?' })
  const text = 'Besok pukul sembilan.\n\nDi balai desa.'
  expect(await answer(id, text)).toMatchObject({
    code: 201,
    data: {
      status: 'answered',
      claim: null,
      replies_to: 'kantor@jkl.example',
      answers: [{ text, written_by: { nama_lengkap: 'Ruth Manafe' }, mail: 'waiting' }],
    },
  })
  const mail = await delivered()
  expect(mail).toMatchObject({
    subject: 'Re: Pesan dari Ama Bali',
    to: [{ address: 'ama@contoh.example' }],
    replyTo: [{ address: 'kantor@jkl.example' }],
    inReplyTo: `<contact-${id}@situs.example>`,
    references: `<contact-${id}@situs.example>`,
  })
  expect(mail.headers.has('auto-submitted')).toBe(false)
  expect(mail.text).toContain(text)
  expect(mail.text).toContain('> Kapan rapatnya?\n> Di mana?')
  expect(await (await staff.open(`/desk/messages/${id}`)).text()).toMatch(/terkirim/)
})

test('a second answer follows the first in the conversation', async () => {
  const id = await makeMessage(db)
  await answer(id, 'Yang pertama.')
  await answer(id, 'Yang kedua.')
  const [first, second] = (await letters()).slice(-2).map(({ key }) => `<${key}@situs.example>`)
  const mail = await delivered()
  expect(mail).toMatchObject({
    messageId: second,
    inReplyTo: first,
    references: `<contact-${id}@situs.example> ${first}`,
  })
})

test('POST /v1/desk/messages/{id}/answers: twice with one key, also at once, is one answer and one mail', async () => {
  const id = await makeMessage(db)
  const key = newKey()
  const before = (await letters()).length
  const both = await Promise.all([answer(id, 'Satu kali.', key), answer(id, 'Satu kali.', key)])
  expect(both.map(({ code }) => code)).toEqual([201, 201])
  const again = await answer(id, 'Satu kali.', key)
  expect(again.data.answers).toHaveLength(1)
  expect((await letters()).length).toBe(before + 1)
  expect((await answer(id, 'Isi lain.', key)).code).toBe(409)
})

test('POST /v1/desk/messages/{id}/answers: not to a closed message, nor to one that somebody else holds', async () => {
  const closed = await answer(await makeMessage(db, { status: 'closed' }))
  expect(closed).toMatchObject({ code: 409, errors: { act: [expect.stringContaining('Buka lagi')] } })
  const other = await makeUser(db, { role: 'staff', namaLengkap: 'Sari Tefa' })
  const held = await makeMessage(db, { claimedBy: other.id })
  expect((await answer(held)).errors).toEqual({ act: ['Pesan ini sedang dipegang Sari Tefa.'] })
  expect((await answer(held, ' ')).errors).toHaveProperty('text')
})

test('POST /v1/desk/messages/{id}/answers: thirty an hour for one person; a repeat counts for nothing', async () => {
  const who = await site.as(await makeUser(db, { role: 'staff' }))
  const id = await makeMessage(db)
  const key = newKey()
  for (let count = 1; count < 30; count += 1) await answer(id, 'Baik.', newKey(), who)
  for (const again of ['first', 'repeat'])
    expect((await answer(id, 'Yang ketiga puluh.', key, who)).code, again).toBe(201)
  const before = await letters()
  const refused = await who.send('POST', `/desk/messages/${id}`, {
    body: new URLSearchParams({ intent: 'jawab', idempotency_key: newKey(), text: 'Satu lagi.' }),
    headers: { origin: 'http://site.test' },
  })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toMatch(/Terlalu banyak percobaan[\s\S]*Satu lagi\./)
  expect((await answer(id, 'Yang ketiga puluh.', key, who)).data.answers).toHaveLength(30)
  expect(await letters()).toEqual(before)
  expect((await answer(id, 'Dari rekannya.')).code).toBe(201)
})

test('the answer of an institution’s PIC comes from it, and replies go to its mailbox', async () => {
  const { id: participantId } = await makeParticipant(write, {
    title: 'Yayasan Satu',
    email: 'satu@contoh.example',
  })
  const pic = await site.as(await makeUser(db, { isPic: true, participantId, userType: 'partisipan' }))
  const id = await makeMessage(db, { participantId })
  expect((await answer(id, 'Kami tunggu.', newKey(), pic)).code).toBe(201)
  expect(await delivered()).toMatchObject({
    subject: 'Re: Pesan dari Ama Bali untuk Yayasan Satu',
    replyTo: [{ name: 'Yayasan Satu', address: 'satu@contoh.example' }],
  })
  const elsewhere = await makeMessage(db)
  expect((await answer(elsewhere, 'Bukan untuk saya.', newKey(), pic)).code).toBe(404)
})

test('the form works without script, keeps a refused text, and says where replies go', async () => {
  const id = await makeMessage(db)
  const send = (fields: Record<string, string>) =>
    staff.send('POST', `/desk/messages/${id}`, {
      body: new URLSearchParams({ intent: 'jawab', idempotency_key: newKey(), ...fields }),
      headers: { origin: 'http://site.test' },
    })
  expect((await send({ text: '' })).status).toBe(400)
  const sent = await send({ text: 'Tentu bisa.' })
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `/desk/messages/${id}?tersimpan=jawab`])
  const html = await (await staff.open(`/desk/messages/${id}?tersimpan=jawab`)).text()
  expect(html).toContain('kotak surat kantor@jkl.example, bukan ke halaman ini')
  expect(html).toContain('Tentu bisa.')
  await staff.send('PUT', `/v1/desk/messages/${id}/closure`)
  const late = await send({ text: 'Tulisan yang terlambat' })
  expect(late.status).toBe(409)
  expect(await late.text()).toMatch(/sudah ditutup[\s\S]*Tulisan yang terlambat/)
})

test('audit: names act and state, and no word of message or answer', async () => {
  const lines = await db
    .selectFrom('audit')
    .select(['act', 'detail'])
    .where('entity', '=', 'contact message')
    .execute()
  expect(lines.length).toBeGreaterThan(5)
  const words = JSON.stringify(lines)
  for (const secret of ['rapatnya', 'balai desa', 'Ama Bali', 'ama@contoh.example'])
    expect(words).not.toContain(secret)
})

test('erasing a person deletes their messages with the answers, and nothing more can be sent to them', async () => {
  const sender = await makeUser(db, { deletionDueAt: time.now, namaLengkap: 'Kenari Sangkarmas' })
  const id = await makeMessage(db, { email: sender.email })
  await answer(id, 'Salam untuk Kenari Sangkarmas.')
  const other = await makeMessage(db)
  await answer(other, 'Tanyakan kepada Kenari Sangkarmas.')
  await erasePerson(site.services, sender.id, time.now)
  expect((await answer(id)).code).toBe(404)
  expect(await db.selectFrom('contactAnswers').select('id').where('messageId', '=', id).execute()).toEqual([])
  expect((await staff.get(`/v1/desk/messages/${other}`)).data).toMatchObject({
    answers: [{ text: 'Tanyakan kepada Anggota terhapus.' }],
  })
  const mails = await db.selectFrom('letters').select('key').where('toEmail', '=', sender.email).execute()
  expect(mails).toEqual([{ key: `erased-${sender.id}` }])
})

test('erasing somebody of the desk frees what they hold; what they answered stays under no name', async () => {
  const leaving = await makeUser(db, { role: 'staff', deletionDueAt: time.now })
  const who = await site.as(leaving)
  const [held, answered] = [await makeMessage(db, { claimedBy: leaving.id }), await makeMessage(db)]
  await answer(answered, 'Sampai jumpa.', newKey(), who)
  await erasePerson(site.services, leaving.id, time.now)
  expect((await staff.get(`/v1/desk/messages/${held}`)).data).toMatchObject({ claim: null })
  expect((await staff.get(`/v1/desk/messages/${answered}`)).data).toMatchObject({
    answers: [{ text: 'Sampai jumpa.', written_by: { nama_lengkap: 'Anggota terhapus' } }],
  })
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
