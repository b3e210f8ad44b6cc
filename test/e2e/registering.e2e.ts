import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openTrail } from './support/audit-trail.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { joining } from './support/joining.ts'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const { letterTo, linkIn } = joining(db)
const staff = () => logIn(db, { role: 'staff', userType: 'sekretariat', namaLengkap: 'Staf Uji' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const newGuest = () => ({
  name: 'Rambu Lawa',
  email: `rambu-${randomUUID().slice(0, 8)}@contoh.example`,
})

/** Creates an event far in the future, so that no list of the demo's next ones changes. @returns its desk page */
async function makeEvent(page: Page, title: string, rules: { who: string; capacity: string }) {
  await open(page, '/desk/events/new')
  await field(page, 'Judul').fill(title)
  await field(page, 'Mulai').fill('2031-07-04T09:00')
  await field(page, 'Selesai').fill('2031-07-04T15:00')
  await field(page, 'Tempat').fill('Aula Soe')
  await page.getByRole('textbox', { name: 'Isi' }).fill('Membaca peta bersama.')
  await field(page, 'Siapa boleh mendaftar').selectOption({ label: rules.who })
  await field(page, 'Jumlah tempat').fill(rules.capacity)
  await button(page, 'Simpan draf').click()
  await page.getByText('tersimpan', { exact: false }).first().waitFor()
  await page.waitForURL(/\/desk\/events\/\d+\?/)
  const path = new URL(page.url()).pathname
  await expectNoBarriers(page, 'an event at the desk')
  await button(page, 'Simpan dan terbitkan').click()
  await page.waitForURL(/tersimpan=terbit/)
  const slug = await field(page, 'Alamat di situs').inputValue()
  return { path, slug }
}

async function register(page: Page, guest: { name: string; email: string }, label: string) {
  await field(page, 'Nama').fill(guest.name)
  await field(page, 'E-mail').fill(guest.email)
  await button(page, label).click()
  await page.getByText('Pendaftaran Anda kami terima.').waitFor()
}

/** The registration code in a mail. */
const codeIn = (letter: string) => /^[0-9A-Z]+-[0-9A-Z]{4}-[0-9A-Z]{4}$/m.exec(letter)![0]

test('staff makes an event, visitors register, one leaves, the next moves up and is let in', async () => {
  const desk = await visit({ session: await staff() })
  const title = `Kelas peta ${randomUUID().slice(0, 8)}`
  const { path, slug } = await makeEvent(desk, title, { who: 'Siapa saja', capacity: '1' })

  const [first, second] = [newGuest(), newGuest()]
  const page = await visit()
  await open(page, `/events/${slug}`)
  await page.getByText('Masih ada 1 dari 1 tempat.').waitFor()
  await page.getByRole('link', { name: 'Daftar ikut' }).click()
  await expectNoBarriers(page, 'an event with seats')
  await register(page, first, 'Daftar')
  await expectNoBarriers(page, 'a registration that was taken')

  const phone = await visit({ width: 360 })
  await open(phone, `/events/${slug}`)
  await phone.getByText('Semua tempat (1) sudah terisi.').waitFor()
  await expectNoBarriers(phone, 'a full event')
  await register(phone, second, 'Masuk daftar tunggu')
  await letterTo(second.email, `Daftar tunggu: ${title}`)

  const confirmed = await letterTo(first.email, `Anda terdaftar: ${title}`)
  await open(page, linkIn(confirmed, 'event-registration'))
  await page.getByText('Tempat Anda sudah pasti.').waitFor()
  expect(page.url()).toBe(`${inject('base')}/event-registration`)
  await expectNoBarriers(page, 'a registration')
  await page.getByText('Batalkan pendaftaran').click()
  await button(page, 'Ya, batalkan').click()
  await page.getByText('Pendaftaran ini sudah dibatalkan.').waitFor()
  await expectNoBarriers(page, 'a cancelled registration')

  const movedUp = await letterTo(second.email, `Anda mendapat tempat: ${title}`)
  const door = await visit({ width: 390, session: await staff() })
  await open(door, `${path}/check-in#${codeIn(movedUp)}`)
  await door.getByText('Silakan masuk').waitFor()
  await door.getByText('1 / 1', { exact: true }).waitFor()
  expect(new URL(door.url()).hash).toBe('')
  await expectNoBarriers(door, 'somebody let in')

  await open(desk, `${path}/registrations`)
  await desk.getByText('1 dari 1 tempat terisi, 0 menunggu, 1 hadir, 1 batal').waitFor()
  await expectNoBarriers(desk, 'the list of an event')

  const admin = await visit({ session: await logIn(db, { role: 'admin', userType: 'sekretariat' }) })
  const line = await openTrail(admin, 'acara', path.split('/').at(-1)!)
  for (const act of ['membuat', 'mengubah aturan pendaftaran', 'menerbitkan']) await line('Staf Uji', act)
  const { id } = await db
    .selectFrom('eventRegistrations')
    .select('id')
    .where('email', '=', second.email)
    .executeTakeFirstOrThrow()
  const arrival = await openTrail(admin, 'pendaftaran acara', id)
  await arrival('Staf Uji', 'mencatat kehadiran')
})

test('at the door a code is typed or a name looked for; every answer is in words, and can be taken back', async () => {
  const desk = await visit({ width: 390, session: await staff(), expects: /400|404/ })
  const title = `Temu benih ${randomUUID().slice(0, 8)}`
  const { path } = await makeEvent(desk, title, { who: 'Siapa saja', capacity: '1' })
  for (const name of ['Ama Bali', 'Ina Tuan']) {
    await open(desk, `${path}/registrations/new`)
    await field(desk, 'Nama').fill(name)
    await button(desk, 'Daftarkan').click()
    await desk.waitForURL(/registrations\?tersimpan=/)
  }
  await desk.getByText('sudah masuk daftar tunggu').waitFor()
  await open(desk, `${path}/check-in`)
  await expectNoBarriers(desk, 'the door')
  await field(desk, 'Kode hadir').fill('C-0000-0000')
  await button(desk, 'Catat hadir').click()
  await desk.getByText('Kode tidak dikenal').waitFor()
  await expectNoBarriers(desk, 'a code that is none')
  await field(desk, 'Nama atau e-mail').fill('a')
  await button(desk, 'Cari peserta').click()
  await desk.getByRole('button', { name: 'Catat hadir: Ama Bali' }).click()
  await desk.getByText('Silakan masuk').waitFor()
  expect(await desk.getByRole('button', { name: 'Catat hadir: Ina Tuan' }).count(), 'who waits').toBe(0)
  await button(desk, 'Tarik kembali').click()
  await desk.getByText('Catatan hadir ditarik').waitFor()
  await desk.getByText('0 / 1', { exact: true }).waitFor()
})

test('without script a guest registers by a plain form, and what was refused is kept', async () => {
  const desk = await visit({ session: await staff() })
  const title = `Kebun bersama ${randomUUID().slice(0, 8)}`
  const { slug } = await makeEvent(desk, title, { who: 'Siapa saja', capacity: '' })
  const page = await visit({ hasScript: false, width: 360, expects: /400 \(Bad Request\)/ })
  const guest = newGuest()
  await open(page, `/events/${slug}`)
  await field(page, 'Nama').fill(guest.name)
  await field(page, 'E-mail').fill('rambu@')
  await button(page, 'Daftar').click()
  await page.getByText('Tulis alamat lengkap, misalnya nama@contoh.id').first().waitFor()
  expect(await field(page, 'Nama').inputValue()).toBe(guest.name)
  await register(page, guest, 'Daftar')
  await letterTo(guest.email, `Anda terdaftar: ${title}`)
})

test('an event for members leads a guest to the login, and a member registers and leaves', async () => {
  const desk = await visit({ session: await staff() })
  const title = `Kelas anggota ${randomUUID().slice(0, 8)}`
  const { slug } = await makeEvent(desk, title, { who: 'Anggota saja', capacity: '5' })
  const guest = await visit({ width: 390 })
  await open(guest, `/events/${slug}`)
  await guest.getByRole('link', { name: 'Login untuk mendaftar' }).waitFor()
  await expectNoBarriers(guest, 'an event for members')
  const member = await visit({ session: await logIn(db, { namaLengkap: 'Maria Tefa' }) })
  await open(member, `/events/${slug}`)
  await button(member, 'Daftar').click()
  await member.getByText('Anda terdaftar dan tempat Anda pasti.').waitFor()
  await expectNoBarriers(member, 'a member’s registration')
  await open(member, '/member')
  await member.getByRole('link', { name: title }).first().waitFor()
  await expectNoBarriers(member, 'the home of a member who registered')
  await open(member, `/events/${slug}`)
  await member.getByText('Batalkan pendaftaran').click()
  await button(member, 'Ya, batalkan').click()
  await button(member, 'Daftar').waitFor()
})
