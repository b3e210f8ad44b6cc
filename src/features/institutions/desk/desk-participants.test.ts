import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'

const site = await freshApp()
const { db, time, get, open } = site
const world = institutionWorld(site)
const staff = await world.staff()
const DAY = 86_400_000

const listed = async (query: string) =>
  (
    (await staff.call('GET', `/desk/participants?limit=100&${query}`)).data as unknown as { id: number }[]
  ).map(({ id }) => id)
const wish = (more: object = {}) => ({ title: 'Balai Tenun Ende', region_id: 1, ...more })

test('POST /desk/participants: registers an institution that is found on the site; its former slug redirects', async () => {
  const answer = await staff.call('POST', '/desk/participants', wish({ total_member: 5, founded: 1990 }))
  expect(answer).toMatchObject({ code: 201, data: { slug: 'balai-tenun-ende', version: 1, pics: [] } })
  const { id } = answer.data as unknown as { id: number }
  expect((await get('/v1/partisipan?q=ende')).data).toMatchObject([{ id, total_member: 5 }])
  const change = { version: 1, title: 'Balai Tenun Lio', slug: 'balai-lio', region_id: 1 }
  expect(await staff.call('PATCH', `/desk/participants/${id}`, change)).toMatchObject({
    data: { title: 'Balai Tenun Lio', slug: 'balai-lio', version: 2 },
  })
  expect((await get('/v1/partisipan?q=lio')).data).toMatchObject([{ id }])
  const old = await open('/participants/balai-tenun-ende')
  expect([old.status, old.headers.get('location')]).toEqual([301, '/participants/balai-lio'])
})

test('PATCH /desk/participants/{id}: web addresses, https only and one a line, reach the readers', async () => {
  const id = await world.institution()
  const patch = (version: number, links: string) =>
    staff.call('PATCH', `/desk/participants/${id}`, { version, links })
  for (const bad of [
    'benih.example',
    'http://benih.example',
    'https://bank.example@benih.example',
    'javascript:1',
  ])
    expect(await patch(1, bad), bad).toMatchObject({ code: 400, errors: { links: [expect.any(String)] } })
  const links = 'https://benih.example\n\nhttps:instagram.com/benih'
  expect(await patch(1, links)).toMatchObject({ code: 200, data: { version: 2, links } })
  expect((await get(`/v1/partisipan/${id}`)).data).toMatchObject({
    links: ['https://benih.example/', 'https://instagram.com/benih'],
  })
})

test('POST /desk/participants: the same form twice at once registers one institution', async () => {
  const send = () => staff.call('POST', '/desk/participants', wish({ title: 'Panti Dua Kali' }))
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 400])
  expect(answers.find(({ code }) => code === 400)!.errors).toHaveProperty('title')
})

test('POST /desk/participants: invalid values are rejected by field', async () => {
  expect(
    await staff.call('POST', '/desk/participants', {
      title: 'A',
      region_id: 0,
      total_member: -1,
      email: 'bukan',
      is_pic: true,
    }),
  ).toMatchObject({
    code: 400,
    errors: {
      title: expect.any(Array),
      region_id: expect.any(Array),
      total_member: expect.any(Array),
      email: expect.any(Array),
      is_pic: expect.any(Array),
    },
  })
  expect(await staff.call('POST', '/desk/participants', wish({ region_id: 999_999 }))).toMatchObject({
    code: 400,
    errors: { region_id: expect.any(Array) },
  })
  const id = await world.institution()
  expect(
    await staff.call('PATCH', `/desk/participants/${id}`, { version: 1, slug: 'letters' }),
  ).toMatchObject({
    code: 400,
    errors: { slug: expect.any(Array) },
  })
})

test('GET /desk/participants: filters by region, letter, words, missing PICs, pending changes and removal', async () => {
  const [led, orphan] = [await world.institution('Zamrud Satu'), await world.institution('Zamrud Dua')]
  const pic = await world.pic(led)
  await pic.call('PATCH', '/desk/institution', { version: 1, total_member: 3 })
  expect(await listed('q=zamrud')).toEqual([orphan, led])
  expect(await listed('q=zamrud&sort=-title')).toEqual([led, orphan])
  expect(await listed('letter=z&without_pic=1')).toEqual([orphan])
  expect(await listed('changed=1&region=1')).toEqual([led])
  expect(await listed('letter=z&region=999999')).toEqual([])
  await staff.call('DELETE', `/desk/participants/${orphan}`)
  expect(await listed('q=zamrud')).toEqual([led])
  expect(await listed('q=zamrud&deleted=1')).toEqual([orphan])
})

test('DELETE /desk/participants/{id}: hides an institution and its desk; it can be restored for thirty days', async () => {
  const id = await world.institution('Sanggar Hilang')
  const pic = await world.pic(id)
  const { id: claim } = await world.claimOn(id)
  for (const _ of [1, 2]) expect((await staff.call('DELETE', `/desk/participants/${id}`)).code).toBe(200)
  expect((await get(`/v1/partisipan/${id}`)).code).toBe(404)
  expect((await open('/participants/sanggar-hilang')).status).toBe(404)
  for (const path of ['/desk/institution', `/desk/participants/${id}/members`, `/desk/claims/${claim}`])
    expect((await pic.call('GET', path)).code, path).toBe(403)
  expect((await staff.call('PATCH', `/desk/participants/${id}`, { version: 2 })).code).toBe(404)
  const removedDaysAgo = (days: number) =>
    db
      .updateTable('participants')
      .set({ deletedAt: new Date(time.now.getTime() - days * DAY) })
      .where('id', '=', id)
      .execute()
  await removedDaysAgo(30)
  expect(await staff.call('POST', `/desk/participants/${id}/restoration`)).toMatchObject({
    data: { deleted_at: null },
  })
  expect((await get(`/v1/partisipan/${id}`)).code).toBe(200)
  await removedDaysAgo(31)
  expect((await staff.call('POST', `/desk/participants/${id}/restoration`)).code).toBe(409)
})
