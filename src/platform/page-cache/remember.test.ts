import { expect, test } from 'vitest'
import type { Bus } from '../database/bus.ts'
import { createRemember } from './remember.ts'

function remembering() {
  const state = { isFresh: true }
  let invalidate: (tags: readonly string[] | 'all') => void = () => {}
  const bus = {
    onInvalidate(listener: typeof invalidate) {
      invalidate = listener
    },
    isFresh: () => state.isFresh,
  } as unknown as Bus
  return {
    remember: createRemember(bus),
    state,
    invalidate: (tags: readonly string[] | 'all') => invalidate(tags),
  }
}
const counter = () => {
  let n = 0
  return async () => ++n
}

test('a value is loaded once, also by many at once, until its tag is invalidated', async () => {
  const { remember, invalidate } = remembering()
  const load = counter()
  expect(await Promise.all([remember('news', load), remember('news', load), remember('news', load)])).toEqual(
    [1, 1, 1],
  )
  invalidate(['blog'])
  expect(await remember('news', load)).toBe(1)
  invalidate(['news'])
  expect(await remember('news', load)).toBe(2)
  invalidate('all')
  expect(await remember('news', load)).toBe(3)
})

test('while announcements may be missed it asks anew, and serves the last value when there is no answer', async () => {
  const { remember, state } = remembering()
  const load = counter()
  await remember('news', load)
  state.isFresh = false
  expect(await remember('news', load)).toBe(2)
  expect(await remember('news', () => Promise.reject(new Error('away')))).toBe(2)
  await expect(remember('blog', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('remember: a load that began before an invalidation is not stored', async () => {
  const { remember, invalidate } = remembering()
  const slow = Promise.withResolvers<string>()
  const early = remember('news', () => slow.promise)
  invalidate(['news'])
  slow.resolve('old')
  await early
  expect(await remember('news', async () => 'new')).toBe('new')
})

test('remember: values of a tag are told apart by their key, and all of them end with the tag', async () => {
  const { remember, invalidate } = remembering()
  const load = counter()
  expect(await remember('pictures', load, 'a')).toBe(1)
  expect(await remember('pictures', load, 'b')).toBe(2)
  expect(await remember('pictures', load, 'a')).toBe(1)
  invalidate(['pictures'])
  expect(await remember('pictures', load, 'a')).toBe(3)
  expect(await remember('pictures', load, 'b')).toBe(4)
})
