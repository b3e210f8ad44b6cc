import { expect, test } from 'vitest'
import { createDraftStore } from './draft-store.ts'
import type { Area } from './stored.ts'

const DAY_MS = 86_400_000

/** A storage in memory. */
function createArea() {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  return { texts, area: (() => storage) as unknown as Area }
}

const forbidden: Area = () => {
  throw new DOMException('denied', 'SecurityError')
}

const savedAgo = (days: number) =>
  JSON.stringify({ owner: 7, at: new Date(Date.now() - days * DAY_MS).toISOString() })

test('a draft is read by its owner and by nobody else', () => {
  const drafts = createDraftStore<{ text: string }>(createArea().area)
  drafts.write('a', 7, { text: 'typed' })
  expect(drafts.read('a', 8)).toBeNull()
  expect(drafts.read('a', null)).toBeNull()
  expect(drafts.read('a', 7)).toMatchObject({ text: 'typed', owner: 7 })
})

test('a draft of a guest is read after a login', () => {
  const drafts = createDraftStore<{ text: string }>(createArea().area)
  drafts.write('a', null, { text: 'typed' })
  expect(drafts.read('a', 8)).toMatchObject({ text: 'typed', owner: null })
  drafts.write('a', null, null)
  expect(drafts.read('a', 8)).toBeNull()
})

test('a draft that is too old or unreadable is removed when it is read', () => {
  const { texts, area } = createArea()
  const drafts = createDraftStore(area, 30)
  texts.set('young', savedAgo(29)).set('old', savedAgo(31)).set('torn', '{"owner":').set('none', 'null')
  for (const key of ['old', 'torn', 'none']) expect(drafts.read(key, 7)).toBeNull()
  expect(drafts.read('young', 7)).not.toBeNull()
  expect([...texts.keys()]).toEqual(['young'])
})

test('a forbidden storage is answered with no draft', () => {
  const drafts = createDraftStore<{ text: string }>(forbidden)
  expect(drafts.write('a', 7, { text: 'typed' })).toBe(false)
  expect(drafts.delete('a')).toBe(false)
  expect(drafts.read('a', 7)).toBeNull()
  expect(drafts.list('a')).toEqual([])
})
