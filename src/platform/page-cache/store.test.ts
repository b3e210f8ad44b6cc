import { expect, test } from 'vitest'
import { createBus } from '../database/bus.ts'
import { toEntry } from './entry.ts'
import { createStore } from './store.ts'

const page = await toEntry(new Response('<p>Berita</p>'), new Set(['news']), performance.now())
const large = { ...page, gzip: Buffer.alloc(100_000) }

test('addresses made up without end push out one another but no page', () => {
  const bus = createBus('postgres://nowhere')
  const store = createStore(bus)
  store.put('/news', page, store.mark())
  for (let n = 0; n < 500; n += 1) {
    store.put(`/news?q=${n}`, large, store.mark())
    store.put(`/nothing-${n}`, { ...large, status: 404 }, store.mark())
    store.put(`/cover/daun/${n}/366x244.svg`, { ...large, isImmutable: true }, store.mark())
    store.put(`/News${n}`, large, store.mark())
  }
  expect(store.get('/news')).toBe(page)
  expect(store.get('/news?q=0')).toBeUndefined()
  bus.invalidate(['news'])
  for (const key of ['/news', '/news?q=499', '/nothing-499']) expect(store.get(key), key).toBeUndefined()
})

test('an address that was not found and then is has one answer', () => {
  const bus = createBus('postgres://nowhere')
  const store = createStore(bus)
  store.put('/news/baru', { ...page, status: 404 }, store.mark())
  store.put('/news/baru', page, store.mark())
  expect(store.get('/news/baru')).toBe(page)
  store.put('/news/baru', { ...page, status: 404 }, store.mark())
  expect(store.get('/news/baru')?.status).toBe(404)
  bus.invalidate(['news'])
  expect(store.get('/news/baru')).toBeUndefined()
})
