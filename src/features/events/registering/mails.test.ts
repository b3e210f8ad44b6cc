import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { qrPng } from '#src/platform/images/qr-png.ts'
import { folderMailer } from '#src/platform/mail/mail.ts'
import { sendMail } from '#src/platform/mail/send-mail.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { notifyEventChanges, promoteWaitlist, remindRegistered } from './registration-jobs.ts'

const site = await freshApp()
const { db, time, open, post } = site
const { openEvent, registerGuest, lettersTo, subjectsTo, codeOf, tokenOf } = eventTools(site)
const { ask } = await deskCaller(site)
const folder = mkdtempSync(join(tmpdir(), 'jejaring-letters-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const HOUR = 3_600_000
const NOW = new Date('2026-06-15T05:00:00Z')
beforeEach(() => {
  time.now = NOW
})
const wait = (hours: number) => {
  time.now = new Date(time.now.getTime() + hours * HOUR)
}
const run = (job: typeof remindRegistered) => job.run({}, site.jobParts())

/** The newest mail to an address, sent and read as a mail program reads it. */
async function readLetter(email: string): Promise<Email> {
  const { id, key } = (await lettersTo(email)).at(-1)!
  const mail = folderMailer(folder, 'Situs Contoh <no-reply@situs.example>')
  await sendMail.run({ id }, { ...site.jobParts(), mail })
  const file = readdirSync(folder).find((name) => name === `${key}.eml`)!
  return PostalMime.parse(readFileSync(join(folder, file)))
}
const bytesOf = ({ attachments }: Email, type: string) => {
  const { content } = attachments.find(({ mimeType }) => mimeType === type)!
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
}
const calendarOf = (letter: Email) => bytesOf(letter, 'text/calendar').toString()
const uidOf = (calendar: string) => /^UID:(.+)$/m.exec(calendar)![1]!.trim()

/** Changes and publishes an event at the desk. */
async function change(id: number, body: object) {
  const { data } = await ask<{ version: number }>('GET', `/events/${id}`)
  const answer = await ask('PATCH', `/events/${id}`, { version: data.version, status: 'published', ...body })
  expect(answer.code).toBe(200)
}

test('confirmation mail: has the calendar entry of the event’s file, the code, and its QR picture', async () => {
  const event = await openEvent({ title: 'Temu benih' })
  const { guest } = await registerGuest(event.id)
  const code = await codeOf(guest.email)
  const letter = await readLetter(guest.email)
  expect(letter.subject).toBe('Anda terdaftar: Temu benih')
  expect(letter.text).toContain(code)
  expect(letter.text).toMatch(/^Salam,\n/)
  expect(letter.text).not.toContain(guest.name)
  const calendar = calendarOf(letter)
  expect(calendar).toMatch(/^METHOD:PUBLISH$/m)
  expect(uidOf(calendar)).toBe(uidOf(await (await open(`/events/${event.slug}.ics`)).text()))
  expect(uidOf(calendar)).toBe(`event-${event.id}@site.test`)
  const picture = letter.attachments.find(({ mimeType }) => mimeType === 'image/png')!
  expect(letter.html).toContain(`src="cid:${picture.contentId!.replace(/[<>]/g, '')}"`)
  const address = `http://site.test${deskPaths.checkIn(event.id)}#${code}`
  expect(bytesOf(letter, 'image/png').equals(qrPng(address))).toBe(true)
})

test('confirmation mail: escapes the event’s texts', async () => {
  const { guest } = await registerGuest((await openEvent({ title: 'Temu <b>"benih"</b> & padi' })).id)
  const letter = await readLetter(guest.email)
  expect(letter.subject).toBe('Anda terdaftar: Temu <b>"benih"</b> & padi')
  expect(letter.html).not.toContain('<b>"benih"')
})

test('confirmation mail: its link has the secret behind # only', async () => {
  const { guest } = await registerGuest((await openEvent()).id)
  const token = await tokenOf(guest.email)
  const letter = await readLetter(guest.email)
  const links = letter.text!.match(/https?:\S+/g)!
  expect(links).toContain(`http://site.test/event-registration#${token}`)
  expect(links.filter((link) => link.split('#')[0]!.includes(token))).toEqual([])
})

test('remindRegistered: reminds each seat once, a day before; not those waiting or cancelled', async () => {
  const event = await openEvent({ title: 'Malam syukur', capacity: 2, inHours: 72 })
  const seated = await registerGuest(event.id)
  const leaving = await registerGuest(event.id)
  const waiting = await registerGuest(event.id)
  const late = await registerGuest(event.id)
  await run(remindRegistered)
  expect(await subjectsTo(seated.guest.email), 'three days before').toHaveLength(1)
  await post('/v1/event-registrations/cancellation', { token: await tokenOf(leaving.guest.email) })
  wait(49)
  await Promise.all([run(remindRegistered), run(remindRegistered)])
  wait(1)
  await run(remindRegistered)
  const reminder = 'Sebentar lagi: Malam syukur'
  expect(await subjectsTo(seated.guest.email)).toEqual(['Anda terdaftar: Malam syukur', reminder])
  expect(await subjectsTo(waiting.guest.email), 'moved up').toContain(reminder)
  expect(await subjectsTo(late.guest.email)).toEqual(['Daftar tunggu: Malam syukur'])
  expect(await subjectsTo(leaving.guest.email)).not.toContain(reminder)
  expect(calendarOf(await readLetter(seated.guest.email))).toContain(`UID:event-${event.id}@site.test`)
})

test('remindRegistered: a registration within the last day gets no reminder', async () => {
  const event = await openEvent({ inHours: 20 })
  const { guest } = await registerGuest(event.id)
  await run(remindRegistered)
  expect(await subjectsTo(guest.email)).toHaveLength(1)
})

test('tellEventChanges: another time or place is mailed once, ten minutes after the last edit, with a newer calendar entry', async () => {
  const event = await openEvent({ title: 'Kelas peta', capacity: 1 })
  const [seated, waiting] = [await registerGuest(event.id), await registerGuest(event.id)]
  const before = calendarOf(await readLetter(seated.guest.email))
  await change(event.id, { place: 'Aula Soe' })
  await run(notifyEventChanges)
  expect(await subjectsTo(seated.guest.email), 'at once').toHaveLength(1)
  await change(event.id, { place: 'Aula Kefa' })
  wait(1)
  await Promise.all([run(notifyEventChanges), run(notifyEventChanges)])
  await run(notifyEventChanges)
  for (const { guest } of [seated, waiting]) {
    const letters = await lettersTo(guest.email)
    expect(letters.map(({ subject }) => subject).slice(1)).toEqual(['Waktu atau tempat berubah: Kelas peta'])
    expect(letters[1]!.text).toMatch(/Aula Kefa[\s\S]*Semula:[^\n]*Balai Latihan Oepura/)
  }
  const after = calendarOf(await readLetter(seated.guest.email))
  const sequence = (calendar: string) => Number(/^SEQUENCE:(\d+)$/m.exec(calendar)![1])
  expect(sequence(after)).toBeGreaterThan(sequence(before))
  expect(uidOf(after)).toBe(uidOf(before))
})

test('tellEventChanges: a change of the text only is not mailed', async () => {
  const event = await openEvent()
  const { guest } = await registerGuest(event.id)
  await change(event.id, { content: '<p>Bawa topi.</p>' })
  wait(1)
  await run(notifyEventChanges)
  expect(await subjectsTo(guest.email)).toHaveLength(1)
})

test('tellEventChanges: mails a cancellation, and that the event takes place after all', async () => {
  const event = await openEvent({ title: 'Pasar benih' })
  const { guest } = await registerGuest(event.id)
  await change(event.id, { status: 'archived' })
  wait(1)
  await run(notifyEventChanges)
  await run(notifyEventChanges)
  expect((await subjectsTo(guest.email)).slice(1)).toEqual(['Tidak jadi diadakan: Pasar benih'])
  expect(calendarOf(await readLetter(guest.email))).toMatch(/^STATUS:CANCELLED/m)
  await change(event.id, {})
  wait(1)
  await run(notifyEventChanges)
  expect((await subjectsTo(guest.email)).slice(2)).toEqual(['Jadi diadakan: Pasar benih'])
})

test('tellEventChanges: a deleted event is mailed as cancelled, a past one not', async () => {
  const [gone, past] = [await openEvent({ title: 'Hilang' }), await openEvent({ inHours: 1 })]
  const [a, b] = [await registerGuest(gone.id), await registerGuest(past.id)]
  await ask('DELETE', `/events/${gone.id}`)
  wait(8)
  await ask('DELETE', `/events/${past.id}`)
  wait(1)
  await run(notifyEventChanges)
  expect(await subjectsTo(a.guest.email)).toContain('Tidak jadi diadakan: Hilang')
  expect(await subjectsTo(b.guest.email)).toHaveLength(1)
})

test('moveUpWaiting: fills a seat freed otherwise than by cancellation', async () => {
  const event = await openEvent({ title: 'Temu kebun', capacity: 1 })
  const [first, second] = [await registerGuest(event.id), await registerGuest(event.id)]
  await db
    .updateTable('eventRegistrations')
    .set({ state: 'cancelled' })
    .where('email', '=', first.guest.email)
    .execute()
  await run(promoteWaitlist)
  await run(promoteWaitlist)
  expect((await subjectsTo(second.guest.email)).slice(1)).toEqual(['Anda mendapat tempat: Temu kebun'])
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  // Two events were deleted above.
  expect(await deadLinks(site, /\/events\/(hilang|acara-nomor-\d+)$/)).toEqual([])
})
