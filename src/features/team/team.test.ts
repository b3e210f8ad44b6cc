import { beforeEach, expect, test } from 'vitest'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeTeamMember } from './factory.ts'

const site = await freshApp()
const { db, get, open, write } = site
const html = async (path: string) => (await open(path)).text()
const names = (answer: { data: unknown }) => (answer.data as { name: string }[]).map(({ name }) => name)
const makeRegion = (title: string) =>
  db.insertInto('regions').values({ title }).returning('id').executeTakeFirstOrThrow()

beforeEach(async () => {
  await db.deleteFrom('team').execute()
})

test('GET /v1/team gives people in the shape of the contract', async () => {
  const region = await makeRegion('Maluku')
  const { id } = await makeTeamMember(write, {
    regionId: region.id,
    lembaga: 'Yayasan Passo',
    waNumber: '+6281200004107',
    instagram: 'https://www.instagram.com/contoh',
  })
  expect(await get('/v1/team')).toMatchObject({
    success: true,
    pagination: { total: 1, last_page: 1, per_page: 10 },
    data: [
      {
        id,
        name: 'Ruth Simanungkalit',
        title: 'Kepala sekretariat',
        image: null,
        lembaga: 'Yayasan Passo',
        region: { id: region.id, title: 'Maluku' },
        wa_number: '+6281200004107',
        linkedin: null,
        social_media: [{ type: 'instagram', url: 'https://www.instagram.com/contoh' }],
        flag: 'sekretariat-nasional',
        created_by: null,
      },
    ],
  })
})

test('people are found by flag and by region, and those who left are not', async () => {
  const [north, south] = [await makeRegion('Utara'), await makeRegion('Selatan')]
  await makeTeamMember(write, { name: 'A', flag: 'pengurus-region', regionId: north.id })
  await makeTeamMember(write, { name: 'B', flag: 'pengurus-region', regionId: south.id })
  await makeTeamMember(write, { name: 'C', flag: 'kelompok-kerja', regionId: south.id })
  await makeTeamMember(write, { name: 'Pergi', deletedAt: new Date() })
  expect(names(await get('/v1/team'))).toEqual(['C', 'B', 'A'])
  expect(names(await get('/v1/team?flag=pengurus-region'))).toEqual(['B', 'A'])
  expect(names(await get(`/v1/team?region=${south.id}`))).toEqual(['C', 'B'])
  expect(names(await get(`/v1/team?flag=kelompok-kerja&region=${north.id}`))).toEqual([])
})

test('pages of the list give each person once, and a page past the end is empty', async () => {
  for (let n = 1; n <= 7; n += 1) await makeTeamMember(write, { name: `Orang ${n}`, position: n })
  const seen = []
  for (const page of [1, 2, 3]) seen.push(...names(await get(`/v1/team?limit=3&page=${page}`)))
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `Orang ${n}`))
  expect(await get('/v1/team?limit=3&page=4')).toMatchObject({
    data: [],
    pagination: { total: 7, last_page: 3 },
  })
})

test('wrong filters are refused together, each by name', async () => {
  const answer = await get('/v1/team?flag=direksi&region=utara&page=0')
  expect(answer.code).toBe(400)
  expect(Object.keys(answer.errors!).sort()).toEqual(['flag', 'page', 'region'])
})

test('a person without a photo has initials, and links that say whose they are', async () => {
  const name = 'Maria Immaculata Kristianingtyas Pudyastuti Kusumawardhani'
  await makeTeamMember(write, {
    name,
    waNumber: '+62 812-0000-4107',
    linkedin: 'https://www.linkedin.com/in/x',
  })
  const text = await html('/about/sekretariat-nasional')
  expect(text).toMatch(/<span aria-hidden="true"[^>]*>MK<\/span>/)
  expect(text).toContain('href="https://wa.me/6281200004107"')
  expect(text).toContain(`>WhatsApp ${name}</span>`)
  expect(text).toContain(`>LinkedIn ${name}</span>`)
})

test('only addresses on the web are links', async () => {
  const { id } = await makeTeamMember(write, {
    linkedin: ' java\tscript:alert(1)',
    facebook: 'data:text/html,x',
    instagram: '//other.example',
    twitter: 'https://x.com/a',
  })
  const rows = (await get('/v1/team?limit=100')).data as { id: number; [name: string]: unknown }[]
  expect(rows.find((row) => row.id === id)).toMatchObject({
    linkedin: null,
    facebook: null,
    instagram: null,
    social_media: [{ type: 'twitter', url: 'https://x.com/a' }],
  })
})

test('boards page: sorted by region', async () => {
  const [maluku, aceh] = [await makeRegion('Maluku Tengah'), await makeRegion('Aceh Besar')]
  const flag = 'pengurus-region'
  await makeTeamMember(write, { flag, name: 'Noura', regionId: maluku.id })
  await makeTeamMember(write, { flag, name: 'Cut', regionId: aceh.id })
  await makeTeamMember(write, { flag, name: 'Josias', regionId: maluku.id })
  const text = await html('/about/pengurus-region')
  const order = [
    'Aceh Besar</h2>',
    'Cut</bdi></h3>',
    'Maluku Tengah</h2>',
    'Noura</bdi></h3>',
    'Josias</bdi></h3>',
  ]
  const places = order.map((words) => text.indexOf(words))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(text.match(/Maluku Tengah<\/h2>/g)).toHaveLength(1)
})

test('team page: shows its own people, or that there are none', async () => {
  await makeTeamMember(write, { name: 'Hanya di sekretariat' })
  expect(await html('/about/sekretariat-nasional')).toContain('Hanya di sekretariat')
  expect(await html('/about/kelompok-kerja')).toContain('Belum ada nama di halaman ini')
  for (const query of ['?page=0', '?page=abc'])
    expect((await open(`/about/kelompok-kerja${query}`)).status).toBe(404)
})

test('GET /v1/team?participant=: people of its name and region, and none once it was removed', async () => {
  const [north, south] = [await makeRegion('Timur'), await makeRegion('Barat')]
  const { id } = await makeParticipant(write, { title: 'Yayasan Benih', regionId: north.id })
  await makeTeamMember(write, { name: 'Di sini', lembaga: 'yayasan benih', regionId: north.id })
  await makeTeamMember(write, { name: 'Nasional', lembaga: 'Yayasan Benih' })
  await makeTeamMember(write, { name: 'Di sana', lembaga: 'Yayasan Benih', regionId: south.id })
  const found = async () => names(await get(`/v1/team?participant=${id}`)).toSorted()
  expect(await found()).toEqual(['Di sini', 'Nasional'])
  const staff = await deskCaller(site, 'staff')
  await staff.ask('DELETE', `/participants/${id}`)
  expect(await found()).toEqual([])
})
