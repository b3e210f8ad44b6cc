import { expect, test } from 'vitest'
import type { Bus } from '../database/bus.ts'
import { createRemember } from './remember.ts'

function remembering() {
  const state = { isFresh: true }
  let drop: (tags: readonly string[] | 'all') => void = () => {}
  const bus = {
    onDrop(listener: typeof drop) {
      drop = listener
    },
    isFresh: () => state.isFresh,
  } as unknown as Bus
  return { remember: createRemember(bus), state, drop: (tags: readonly string[] | 'all') => drop(tags) }
}
const counter = () => {
  let n = 0
  return async () => ++n
}

test('a value is loaded once, also by many at once, until its tag is dropped', async () => {
  const { remember, drop } = remembering()
  const load = counter()
  expect(await Promise.all([remember('a', load), remember('a', load), remember('a', load)])).toEqual([
    1, 1, 1,
  ])
  drop(['b'])
  expect(await remember('a', load)).toBe(1)
  drop(['a'])
  expect(await remember('a', load)).toBe(2)
  drop('all')
  expect(await remember('a', load)).toBe(3)
})

test('while announcements may be missed it asks anew, and serves the last value when there is no answer', async () => {
  const { remember, state } = remembering()
  const load = counter()
  await remember('a', load)
  state.isFresh = false
  expect(await remember('a', load)).toBe(2)
  expect(await remember('a', () => Promise.reject(new Error('away')))).toBe(2)
  await expect(remember('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

test('what was being loaded when the tag was dropped is not kept', async () => {
  const { remember, drop } = remembering()
  const slow = Promise.withResolvers<string>()
  const early = remember('a', () => slow.promise)
  drop(['a'])
  slow.resolve('old')
  await early
  expect(await remember('a', async () => 'new')).toBe('new')
})
