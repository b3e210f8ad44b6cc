import { expect, test } from 'vitest'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import type { DeskRegionWire } from './schema.ts'

const site = await freshApp()
const { db, get } = site
const { ask } = await deskCaller(site)
const { id } = await db
  .insertInto('regions')
  .values({ title: 'Aceh', provinceCode: '11' })
  .returning('id')
  .executeTakeFirstOrThrow()
const titles = async () =>
  ((await get('/v1/region?limit=100')).data as { title: string }[]).map(({ title }) => title)

test('a region is renamed and gets its place everywhere at once; its codes stay', async () => {
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
  expect((await trailOf(db, 'region', id)).at(-1)!.detail).toMatchObject({
    before: { title: 'Aceh' },
    after: { title: 'Aceh Raya' },
  })
})
