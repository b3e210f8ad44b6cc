import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeTeamMember } from '#src/features/team/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { makeRegion } from '../factory.ts'
import type { DeskRegionWire } from './schema.ts'

const site = await freshApp()
const { db, write, get, open } = site
const { user, ask, session } = await deskCaller(site)
const id = await makeRegion(write, { title: 'Aceh', provinceCode: '11' })
const titles = async () =>
  ((await get('/v1/region?limit=100')).data as { title: string }[]).map(({ title }) => title)
const add = (body: object) => ask<DeskRegionWire>('POST', '/regions', body)
const html = async (path: string) => (await open(path)).text()

test('PATCH /v1/desk/regions/{id}: name and place change everywhere at once; the codes stay', async () => {
  expect(await titles()).toEqual(['Aceh', 'Nasional'])
  expect((await ask<DeskRegionWire>('GET', `/regions/${id}`)).data).toMatchObject({
    province_code: '11',
    bps_code: '11',
  })
  const change = { version: 1, title: 'Aceh Raya', position: 5 }
  expect(await ask('PATCH', `/regions/${id}`, change)).toMatchObject({ code: 200, data: { version: 2 } })
  expect(await titles()).toEqual(['Nasional', 'Aceh Raya'])
  expect(await ask('PATCH', `/regions/${id}`, { version: 1, title: 'Lama' })).toMatchObject({
    code: 409,
    data: { current: { title: 'Aceh Raya' } },
  })
  expect(await ask('PATCH', `/regions/${id}`, { version: 2, province_code: '12' })).toMatchObject({
    code: 400,
  })
  expect((await trailOf(db, 'region', id)).at(-1)!.detail).toEqual({
    before: { title: 'Aceh', position: 0 },
    after: { title: 'Aceh Raya', position: 5 },
  })
})

test('POST /v1/desk/regions: named after its province, or free; it is on the site at once', async () => {
  expect(await add({ province_code: '53' })).toMatchObject({
    code: 201,
    data: { title: 'Nusa Tenggara Timur', province_code: '53', slug: 'nusa-tenggara-timur', version: 1 },
  })
  expect(await add({ title: 'Kepulauan Selatan' })).toMatchObject({
    code: 201,
    data: { title: 'Kepulauan Selatan', province_code: null, slug: 'kepulauan-selatan' },
  })
  expect(await titles()).toContain('Kepulauan Selatan')
  expect(await html('/region/nusa-tenggara-timur')).toContain('di Nusa Tenggara Timur.')
})

test('POST /v1/desk/regions: sent twice it is one region, and a name is used once', async () => {
  const wish = { title: 'Sumba', idempotency_key: randomUUID() }
  const answers = await Promise.all([add(wish), add(wish)])
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await add({ title: 'sUMBA' })).toMatchObject({
    code: 400,
    errors: { title: ['Sudah ada region dengan nama ini. Pilih nama lain.'] },
  })
  const other = (await add({ title: 'Sabu' })).data
  expect(await ask('PATCH', `/regions/${other.id}`, { version: 1, title: 'Sumba' })).toMatchObject({
    code: 400,
    errors: { title: [expect.any(String)] },
  })
  const both = await Promise.all([add({ title: 'Rote' }), add({ title: 'Rote' })])
  expect(both.map(({ code }) => code).sort()).toEqual([201, 400])
})

test.each([
  [{}, 'title'],
  [{ title: 'A' }, 'title'],
  [{ province_code: '99' }, 'province_code'],
  [{ title: 'Alor', email: 'bukan' }, 'email'],
  [{ title: 'Alor', phone: '12' }, 'phone'],
  [{ title: 'Alor', image: 'punya-orang.webp', image_alt: 'Laut' }, 'image'],
  [{ title: 'Alor', partisipan: [] }, 'partisipan'],
])('POST /v1/desk/regions: %j is refused at %s', async (body, field) => {
  expect(await add(body)).toMatchObject({ code: 400, errors: { [field]: [expect.any(String)] } })
})

test('region page: text, contacts, picture and officers of the desk, the text sanitised', async () => {
  const { data: region } = await add({ title: 'Flores' })
  const page = '/region/flores'
  expect(await html(page)).not.toContain('<dl')
  const image = await makeUpload(db, user.id)
  const change = {
    version: region.version,
    content: '<p onclick="x()">Dari Maumere ke Labuan Bajo.</p><script>x()</script>',
    email: 'flores@contoh.example',
    phone: '0380-821234',
    address: 'Jl. Kenari 3\nMaumere',
    image,
    image_alt: 'Kapal di dermaga',
  }
  expect(await ask('PATCH', `/regions/${region.id}`, { ...change, image_alt: '' })).toMatchObject({
    errors: { image_alt: [expect.any(String)] },
  })
  expect(await ask('PATCH', `/regions/${region.id}`, change)).toMatchObject({
    code: 200,
    data: { content: '<p>Dari Maumere ke Labuan Bajo.</p>', phone: '+62380821234' },
  })
  await makeTeamMember(write, {
    name: 'Elisabet Wea',
    title: 'Ketua',
    flag: 'pengurus-region',
    regionId: region.id,
    waNumber: '6281200004417',
  })
  const shown = await html(page)
  for (const part of [
    '<p>Dari Maumere ke Labuan Bajo.</p>',
    'href="mailto:flores@contoh.example"',
    'href="tel:+62380821234"',
    'Jl. Kenari 3\nMaumere',
    `src="/images/${image}"`,
    'alt="Kapal di dermaga"',
    'Elisabet Wea',
    'href="https://wa.me/6281200004417"',
    '<link rel="canonical" href="http://site.test/region/flores"/>',
  ])
    expect(shown).toContain(part)
  expect(
    (await db.selectFrom('uploads').select('usedAt').where('name', '=', image).executeTakeFirst())?.usedAt,
  ).not.toBe(null)
  expect((await get('/v1/search?q=maumere')).data).toMatchObject({ rows: [{ kind: 'region', url: page }] })
  expect(await html('/sitemap.xml')).toContain('<loc>http://site.test/region/flores</loc>')
  const picture = /\/og\/region\/\d+\/\w+\.png/.exec(await html('/region/nasional'))![0]
  expect((await open(picture)).headers.get('content-type')).toBe('image/png')
})

test('PATCH /v1/desk/regions/{id}: the former address redirects, of feeds and the calendar, too', async () => {
  const { data: region } = await add({ title: 'Lembata' })
  await ask('PATCH', `/regions/${region.id}`, { version: 1, slug: 'lembata-adonara' })
  for (const below of ['', '/feed.xml', '/atom.xml', '/feed.ics']) {
    const answer = await open(`/region/lembata${below}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/region/lembata-adonara${below}`])
  }
})

test('GET /desk/regions/{id}: the form shows what is stored; a new one is made without script', async () => {
  const screen = await (await session.open(`/desk/regions/${id}`)).text()
  for (const part of ['Tentang region', 'Alamat di situs', 'value="Aceh Raya"', 'Tambah pengurus'])
    expect(screen).toContain(part)
  const form = new URLSearchParams({
    province_code: '',
    title: '',
    position: '0',
    image_x: '50',
    image_y: '50',
  })
  const send = () =>
    session.send('POST', '/desk/regions/new', { body: form, headers: { origin: 'http://site.test' } })
  expect(await (await send()).text()).toContain('Tulis nama region, atau pilih provinsinya.')
  form.set('province_code', '81')
  const answer = await send()
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/\/desk\/regions\/\d+\?/),
  ])
  expect(await titles()).toContain('Maluku')
})
