import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const site = await freshApp()
const { as, db, get, open, send } = site
const { openEvent, registerGuest, statesOf, rowsOf, tokenOf, codeOf } = eventTools(site)
const { session } = await deskCaller(site)
type Sender = Pick<typeof site, 'send'>

/** Sends a form as a browser without script does. */
async function press(by: Sender, path: string, fields: Record<string, string>) {
  const headers = { origin: 'http://site.test' }
  const answer = await by.send('POST', path, { body: new URLSearchParams(fields), headers })
  const html = (await answer.text()).replaceAll('<!-- -->', '')
  return { status: answer.status, to: answer.headers.get('location') ?? '', html }
}
const html = async (by: Pick<typeof site, 'open'>, path: string) =>
  (await (await by.open(path)).text()).replaceAll('<!-- -->', '')

test('event page at the desk: a button closes and opens the registration of a live event, by version', async () => {
  const { id } = await openEvent({ capacity: 2 })
  const path = deskPaths.events.item(id)
  const page = await html(session, path)
  expect(page).toContain('Dibuka. 0 dari 2 tempat terisi, 0 menunggu, 0 hadir')
  const closed = await press(session, path, { intent: 'pendaftaran', version: '1' })
  expect(closed).toMatchObject({ status: 302, to: `${path}?tersimpan=pendaftaran` })
  expect((await get(`/v1/events/${id}`)).data).toMatchObject({ registration: { state: 'closed' } })
  expect(await html(session, closed.to)).toContain('Buka lagi pendaftaran')
  const stale = await press(session, path, { intent: 'pendaftaran', version: '1' })
  expect(stale.status).toBe(409)
  expect(stale.html).toContain('baru saja diubah orang lain')
  await press(session, path, { intent: 'pendaftaran', version: '2' })
  expect((await get(`/v1/events/${id}`)).data).toMatchObject({ registration: { state: 'open' } })
})

test('event page: a guest registers and a member cancels by plain forms; the page shows the state', async () => {
  const event = await openEvent({ capacity: 1 })
  const path = paths.event(event.slug)
  const fields = { event_id: String(event.id), name: 'Ama Bali', email: 'ama@contoh.example', phone: '' }
  expect(await html(site, path)).toContain('Masih ada 1 dari 1 tempat.')
  const refused = await press(site, path, { ...fields, email: 'ama@' })
  expect(refused.html).toMatch(/value="Ama Bali"[\s\S]*Tulis alamat lengkap/)
  const sent = await press(site, path, fields)
  expect(sent).toMatchObject({ status: 302, to: `${path}?terkirim=1#daftar` })
  expect(await html(site, `${path}?terkirim=1`)).toContain('Pendaftaran Anda kami terima.')
  expect(await html(site, path)).toContain('Semua tempat (1) sudah terisi.')
  const member = await as(await makeUser(db))
  expect(await html(member, path)).toContain('Masuk daftar tunggu')
  await press(member, path, { event_id: String(event.id) })
  expect(await html(member, path)).toContain('Anda ada di daftar tunggu.')
  await press(member, path, { event_id: String(event.id), intent: 'batal' })
  expect(await statesOf(event.id)).toEqual(['confirmed', 'cancelled'])
})

test.each([
  ['without registration', { who: 'none' as const }, null],
  ['for members', { who: 'member' as const }, 'Login untuk mendaftar'],
  ['that is over', { inHours: -100 }, 'Pendaftaran sudah ditutup.'],
  ['not open yet', { opensAt: new Date(Date.now() + 3_600_000) }, 'Pendaftaran dibuka'],
])('event page: shows a guest no form for an event %s', async (_, given, says) => {
  const { slug } = await openEvent(given)
  const [page = ''] = (await html(site, paths.event(slug))).split('<footer')
  expect(page).not.toContain('name="email"')
  expect(page.includes('id="daftar"')).toBe(says !== null)
  if (says) expect(page).toContain(says)
})

test('registration link page: the link is pasted, opened, and the registration cancelled by plain forms', async () => {
  const event = await openEvent({ title: 'Malam baca' })
  const { guest } = await registerGuest(event.id)
  const page = furtherPaths.eventRegistrationPage
  const token = `http://site.test/event-registration#${await tokenOf(guest.email)}`
  const opened = await press(site, page, { intent: 'buka', token })
  expect(opened.html).toMatch(/Tempat Anda sudah pasti[\s\S]*Malam baca[\s\S]*Batalkan pendaftaran/)
  expect(await statesOf(event.id)).toEqual(['confirmed'])
  const gone = await press(site, page, { intent: 'batal', token })
  expect(gone.html).toContain('Pendaftaran ini sudah dibatalkan.')
  expect(await statesOf(event.id)).toEqual(['cancelled'])
  const wrong = await press(site, page, { intent: 'buka', token: 'halo' })
  expect(wrong).toMatchObject({ status: 400, html: expect.stringContaining('Tautan ini tidak lengkap') })
})

test('check-in page: works by plain forms: code, name, repeat, and undo', async () => {
  const event = await openEvent({ inHours: 1 })
  const { guest } = await registerGuest(event.id)
  const path = deskPaths.checkIn(event.id)
  const code = await codeOf(guest.email)
  expect((await press(session, path, { code })).html).toMatch(/1 \/ 1[\s\S]*Silakan masuk/)
  expect((await press(session, path, { code })).html).toContain('Sudah tercatat hadir')
  const { id } = (await rowsOf(event.id))[0]!
  const back = await press(session, path, { intent: 'urung', registration_id: String(id) })
  expect(back.html).toMatch(/0 \/ 1[\s\S]*Catatan hadir ditarik/)
  expect((await press(session, path, { code: 'xyz' })).html).toContain('Kode tidak dikenal')
  const found = await html(session, `${path}?q=${encodeURIComponent(guest.name)}`)
  expect(found).toContain(`Catat hadir: ${guest.name}`)
  expect(await html(session, `${path}?q=takada`)).toContain('Tidak ada yang cocok')
})

test('registrations list: shows a long name and states, and works by its plain form; 404 for others', async () => {
  const event = await openEvent({ capacity: 1 })
  await registerGuest(event.id, { name: 'N'.repeat(100), email: 'panjang@contoh.example' })
  await registerGuest(event.id)
  const path = deskPaths.registrations(event.id)
  const list = await html(session, path)
  expect(list).toContain('N'.repeat(100))
  expect(list).toContain('1 dari 1 tempat terisi, 1 menunggu, 0 hadir, 0 batal')
  const { id } = (await rowsOf(event.id))[0]!
  expect((await press(session, path, { act: 'cancel', pilih: String(id) })).html).toContain(
    '1 pendaftaran selesai',
  )
  expect(await statesOf(event.id)).toEqual(['cancelled', 'confirmed'])
  expect((await session.open(`${path}?state=semua`)).status).toBe(404)
  const member = await as(await makeUser(db))
  for (const desk of [path, deskPaths.checkIn(event.id), deskPaths.newRegistration(event.id)]) {
    expect((await member.open(desk)).status).toBe(404)
    expect((await open(desk)).status).toBe(302)
  }
})

test('registrations pages: report a missing or unpublished event', async () => {
  expect((await session.open(deskPaths.registrations(999_999))).status).toBe(404)
  const event = await openEvent()
  await db.updateTable('events').set({ status: 'archived' }).where('id', '=', event.id).execute()
  const refused = await press(session, deskPaths.newRegistration(event.id), {
    name: 'Ina Tuan',
    email: '',
    phone: '',
  })
  expect(refused).toMatchObject({ status: 409, html: expect.stringContaining('acara yang terbit') })
  const late = await press(site, paths.event(event.slug), {
    event_id: String(event.id),
    name: 'Ama',
    email: 'ama@contoh.example',
  })
  expect(late.status).toBe(404)
  expect((await send('GET', paths.event(event.slug))).status).toBe(404)
})
