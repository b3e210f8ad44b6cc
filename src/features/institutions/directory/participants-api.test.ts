import { beforeEach, expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeParticipant } from './factory.ts'

const { get, db, write } = await freshApp()
const titles = (answer: { data: unknown }) => (answer.data as { title: string }[]).map(({ title }) => title)
const makeRegion = (title: string) =>
  db.insertInto('regions').values({ title }).returning('id').executeTakeFirstOrThrow()

beforeEach(async () => {
  await write(async (tx) => {
    await tx.deleteFrom('participants').execute()
    await tx.deleteFrom('slugs').execute()
    tx.invalidate('participants', 'regions')
  })
})

test('GET /v1/partisipan: by name, ten a page, in the shape of the contract', async () => {
  for (let n = 23; n >= 1; n -= 1)
    await makeParticipant(write, { title: `Lembaga ${String(n).padStart(2, '0')}` })
  const first = await get('/v1/partisipan')
  expect(first).toMatchObject({
    code: 200,
    pagination: { total: 23, last_page: 3, per_page: 10, prev_page: null, current_page: 1, next_page: 2 },
  })
  expect(titles(first)).toEqual(
    Array.from({ length: 10 }, (_, i) => `Lembaga ${String(i + 1).padStart(2, '0')}`),
  )
  expect(first.data[0]).toEqual({
    id: expect.any(Number),
    slug: 'lembaga-01',
    title: 'Lembaga 01',
    email: expect.stringContaining('@contoh.example'),
    description_1: 'Satu kalimat tentang lembaga ini.',
    description_2: 'Cerita yang lebih panjang.',
    total_member: 12,
    image: expect.objectContaining({ url: expect.stringMatching(/^\/cover\/[a-z]+\/\d+\/640x400\.svg$/) }),
    id_region: 1,
    title_region: 'Nasional',
  })
  expect(titles(await get('/v1/partisipan?sort=-title&limit=2'))).toEqual(['Lembaga 23', 'Lembaga 22'])
  expect(await get('/v1/partisipan?page=9')).toMatchObject({ data: [], pagination: { total: 23 } })
})

test('GET /v1/partisipan/letters: folds accents of first letters; other signs are under #', async () => {
  for (const title of ['Élan Baru', 'Embun', 'erat', '3 Roda', 'Ærø', 'Zaitun', 'ﻋون'])
    await makeParticipant(write, { title })
  expect((await get('/v1/partisipan/letters')).data).toEqual([
    { letter: 'A', total: 1 },
    { letter: 'E', total: 3 },
    { letter: 'Z', total: 1 },
    { letter: '#', total: 2 },
  ])
  expect(titles(await get('/v1/partisipan?letter=e'))).toEqual(['Élan Baru', 'Embun', 'erat'])
  expect(titles(await get('/v1/partisipan?letter=%23'))).toContain('3 Roda')
  expect(await get('/v1/partisipan?letter=Q')).toMatchObject({ data: [], pagination: { total: 0 } })
})

test('GET /v1/partisipan/letters: follows region, search words and each change', async () => {
  const { id } = await makeRegion('Maluku')
  await makeParticipant(write, { title: 'Anyaman', regionId: id })
  await makeParticipant(write, { title: 'Balai Tenun' })
  const letters = async (query = '') =>
    ((await get(`/v1/partisipan/letters${query}`)).data as { letter: string }[]).map(({ letter }) => letter)
  expect(await letters()).toEqual(['A', 'B'])
  expect(await letters(`?region=${id}`)).toEqual(['A'])
  expect(await letters('?q=tenun')).toEqual(['B'])
  await makeParticipant(write, { title: 'Cendana' })
  expect(await letters()).toEqual(['A', 'B', 'C'])
})

test('GET /v1/partisipan: filters by region; an unknown one gives an empty list', async () => {
  const { id } = await makeRegion('Papua')
  await makeParticipant(write, { title: 'Rumah Sagu', regionId: id })
  await makeParticipant(write, { title: 'Rumah Lain' })
  expect(titles(await get(`/v1/partisipan?region=${id}`))).toEqual(['Rumah Sagu'])
  expect(await get('/v1/partisipan?region=999999')).toMatchObject({ data: [], pagination: { total: 0 } })
  expect((await get('/v1/partisipan?region=1&letter=R&q=rumah')).data).toHaveLength(1)
})

test('GET /v1/partisipan: searches words in name and text and parts of a name, best match first', async () => {
  await makeParticipant(write, { title: 'Agape', description1: 'Mendampingi nelayan.' })
  await makeParticipant(write, { title: 'Nelayan Tobelo', description2: 'Koperasi.' })
  await makeParticipant(write, { title: 'Klinik Célébes' })
  expect(titles(await get('/v1/partisipan?q=nelayan'))).toEqual(['Nelayan Tobelo', 'Agape'])
  expect(titles(await get('/v1/partisipan?q=nelayan&sort=title'))).toEqual(['Agape', 'Nelayan Tobelo'])
  expect(titles(await get('/v1/partisipan?q=celeb'))).toEqual(['Klinik Célébes'])
  for (const q of ["'; drop table participants --", '%', '_', '\\'])
    expect((await get(`/v1/partisipan?q=${encodeURIComponent(q)}`)).data, q).toEqual([])
})

test('GET /v1/partisipan: rejects invalid page, region, letter and sort together, each by name', async () => {
  const answer = await get('/v1/partisipan?page=0&limit=101&region=papua&letter=ab&sort=created_at')
  expect(answer).toMatchObject({ code: 400, data: {} })
  expect(Object.keys(answer.errors!).sort()).toEqual(['letter', 'limit', 'page', 'region', 'sort'])
})

test('GET /v1/partisipan/{id}: by number and every slug it had, with address and year', async () => {
  const { id } = await makeParticipant(write, { title: 'Letters', address: 'Jl. Pala 3', founded: 1994 })
  const byId = await get(`/v1/partisipan/${id}`)
  expect(byId).toMatchObject({ data: { slug: 'letters-2', address: 'Jl. Pala 3', founded: 1994 } })
  await reserveSlug(db, 'participant', id, 'nama-baru')
  expect(await get('/v1/partisipan/letters-2?slug=1')).toMatchObject({ data: { id, slug: 'nama-baru' } })
  expect(await get('/v1/partisipan/nama-baru')).toMatchObject({
    code: 400,
    errors: { id: [expect.any(String)] },
  })
  expect((await get('/v1/partisipan/999999')).code).toBe(404)
})

test('removed institution: visible nowhere', async () => {
  const { id } = await makeParticipant(write, { title: 'Sudah Bubar' })
  await write(async (tx) => {
    await tx.updateTable('participants').set({ deletedAt: new Date() }).where('id', '=', id).execute()
    tx.invalidate('participants', 'regions')
  })
  expect((await get(`/v1/partisipan/${id}`)).code).toBe(404)
  expect((await get('/v1/partisipan?q=bubar')).data).toEqual([])
  expect((await get('/v1/partisipan/letters')).data).toEqual([])
})
