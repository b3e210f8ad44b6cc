import { expect, test } from 'vitest'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const site = await freshApp()
const { open, time } = site
time.now = new Date('2026-06-15T05:00:00Z')
const { session } = await deskCaller(site)
const html = async (path: string) => (await (await session.open(path)).text()).replaceAll('<!-- -->', '')
/** Sends a form as a browser without script does. */
async function press(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const answer = await session.send('POST', path, { body, headers: { origin: 'http://site.test' } })
  const text = (await answer.text()).replaceAll('<!-- -->', '')
  return { status: answer.status, to: answer.headers.get('location') ?? '', html: text }
}

const event = {
  title: 'Temu tanpa skrip',
  content: '<p>Isi tanpa skrip.</p>',
  excerpt: '',
  place: 'Aula Soe',
  address: '',
  region_id: '',
  timezone: 'Asia/Jayapura',
  start_at: '2026-07-04T09:00',
  end_at: '2026-07-04T15:00',
  image: '',
  image_alt: '',
  image_x: '50',
  image_y: '50',
}
const versionOf = (page: string) => /name="version" value="(\d+)"/.exec(page)![1]!
async function begin(title: string) {
  const { to } = await press(deskPaths.events.fresh, { ...event, title })
  const path = to.split('?')[0]!
  return { path, version: versionOf(await html(path)) }
}

test('an event is written, published, moved, taken down and deleted by forms alone', async () => {
  const made = await press(deskPaths.events.fresh, event)
  expect(made).toMatchObject({
    status: 302,
    to: expect.stringMatching(/^\/desk\/events\/\d+\?tersimpan=baru$/),
  })
  const path = made.to.split('?')[0]!
  const first = await html(path)
  expect(first).toMatch(
    /name="start_at"[^>]*value="2026-07-04T09:00"|value="2026-07-04T09:00"[^>]*name="start_at"/,
  )
  const version = versionOf(first)
  const sent = await press(path, { ...event, version, intent: 'terbit' })
  expect(sent.to).toBe(`${path}?tersimpan=terbit`)
  expect(await (await open('/events/temu-tanpa-skrip')).text()).toContain('09.00–15.00 WIT')
  await press(path, { ...event, place: 'Aula Kefa', version: versionOf(await html(path)) })
  expect(await html(path)).toContain('Ada perubahan')
  expect(await html(`${path}/preview`)).toContain('Aula Kefa')
  await press(path, { ...event, version: versionOf(await html(path)), intent: 'turun' })
  expect((await open('/events/temu-tanpa-skrip')).status).toBe(404)
  const gone = await press(path, { intent: 'hapus' })
  expect(await html(gone.to)).toContain('Sudah dihapus')
  expect((await press(path, { intent: 'kembali' })).to).toBe(`${path}?tersimpan=kembali`)
})

test('new event form: a refused one comes back with its input and the reason, also for empty fields', async () => {
  const bad = await press(deskPaths.events.fresh, { ...event, start_at: '', place: 'A', end_at: '' })
  expect(bad.status).toBe(400)
  for (const words of ['Pilih hari dan jamnya.', 'Tempat paling pendek 3 huruf.', 'Temu tanpa skrip'])
    expect(bad.html).toContain(words)
  const turned = await press(deskPaths.events.fresh, { ...event, end_at: '2026-07-03T09:00' })
  expect(turned.html).toContain('Selesainya sebelum mulai.')
  expect((await press(deskPaths.events.fresh, { ...event, timezone: '__proto__' })).status).toBe(400)
})

test('event page: a stale edit shows the saved place and hours, and saving again wins', async () => {
  const { path, version } = await begin('Dua penulis acara')
  await press(path, {
    ...event,
    title: 'Dua penulis acara',
    place: 'Aula rekan',
    start_at: '2026-07-04T10:00',
    version,
  })
  const told = await press(path, { ...event, title: 'Dua penulis acara', place: 'Aula saya', version })
  expect(told.status).toBe(409)
  expect(told.html).toContain('Tempat sekarang: Aula rekan')
  expect(told.html).toContain('Mulai sekarang: 2026-07-04T10:00')
  const again = { ...event, place: 'Aula saya', version: versionOf(told.html) }
  expect((await press(path, again)).status).toBe(302)
  expect(await html(path)).toContain('Aula saya')
})

test('event list: shows date and place, filtered by its address; one heading on each page', async () => {
  const { path } = await begin('Nama acara yang panjang sekali sampai enam puluh huruf lebih banyak')
  const list = await html(deskPaths.events.list)
  expect(list).toContain('4 Jul 2026, 09.00–15.00 WIT')
  expect(list).toContain('Aula Soe')
  expect(await html(`${deskPaths.events.list}?upcoming=0`)).not.toContain('Nama acara yang panjang')
  for (const page of [deskPaths.events.list, deskPaths.events.fresh, path, `${path}/preview`])
    expect((await html(page)).match(/<h1/g), page).toHaveLength(1)
  for (const page of [
    '/desk/events/0',
    '/desk/events/abc',
    '/desk/events/999999',
    `${deskPaths.events.list}?upcoming=2`,
  ])
    expect((await session.open(page)).status, page).toBe(404)
})

const registration = {
  'registration.who': 'public',
  'registration.capacity': '40',
  'registration.opens_at': '',
  'registration.closes_at': '2026-07-03T18:00',
}

test('new event form: one save creates an event with its registration, which a copy and the preview take along', async () => {
  const given = { ...event, ...registration, title: 'Temu dengan pendaftaran' }
  const bad = await press(deskPaths.events.fresh, { ...given, 'registration.capacity': 'banyak' })
  expect(bad.html).toContain('Tulis jumlah dari 1 sampai 100.000')
  const late = await press(deskPaths.events.fresh, { ...given, 'registration.closes_at': '2026-07-09T18:00' })
  expect(late.html).toContain('Paling lambat pada akhir acara.')
  const { to } = await press(deskPaths.events.fresh, given)
  const path = to.split('?')[0]!
  const page = await html(path)
  expect(page).toContain('0 dari 40 tempat terisi')
  expect(page).toContain('value="2026-07-03T18:00"')
  expect(await html(`${path}/preview`)).toContain('Pendaftaran sekarang: siapa saja, 40 tempat, ditutup')
  const copy = await html(`${deskPaths.events.fresh}?salin=${path.split('/').at(-1)}`)
  expect(copy).toMatch(
    /name="registration.capacity"[^>]*value="40"|value="40"[^>]*name="registration.capacity"/,
  )
  await press(path, { ...given, version: versionOf(page), intent: 'terbit' })
  expect(await (await open('/events/temu-dengan-pendaftaran')).text()).toContain(
    'Masih ada 40 dari 40 tempat.',
  )
})

test('event page: rules take effect beside a pending text; an older form conflicts and shows them', async () => {
  const { path, version } = await begin('Temu dua naskah')
  const given = { ...event, ...registration, title: 'Temu dua naskah' }
  await press(path, { ...given, version, intent: 'terbit' })
  const live = versionOf(await html(path))
  await press(path, { ...given, place: 'Aula Kefa', 'registration.capacity': '12', version: live })
  const shown = await (await open('/events/temu-dua-naskah')).text()
  expect(shown).toContain('Masih ada 12 dari 12 tempat.')
  expect(shown).not.toContain('Aula Kefa')
  const stale = await press(path, { ...given, 'registration.capacity': '30', version: live })
  expect(stale.status).toBe(409)
  expect(stale.html).toContain('Jumlah tempat sekarang: 12')
})
