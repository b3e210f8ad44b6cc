import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords, type Piece, pairLines } from './word-diff.ts'

const sideOf = (pieces: Piece[], without: 'added' | 'removed') =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

const say = (pieces: Piece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text}]`))
    .join('')

test('one changed word is one word taken out and one put in', () => {
  expect(say(diffWords('Posyandu buka setiap Sabtu pagi.', 'Posyandu buka setiap Sabtu sore.'))).toBe(
    'Posyandu buka setiap Sabtu -[pagi]+[sore].',
  )
})

test('a paragraph put in between leaves the others whole', () => {
  expect(say(diffWords('Satu.\nDua.\n', 'Satu.\nSatu setengah.\nDua.\n'))).toBe(
    'Satu.\n+[Satu setengah.\n]Dua.\n',
  )
})

test('a text that begins or is emptied is all added or all removed', () => {
  expect(diffWords('', 'Baru')).toEqual([{ kind: 'added', text: 'Baru' }])
  expect(diffWords('Lama', '')).toEqual([{ kind: 'removed', text: 'Lama' }])
  expect(diffWords('', '')).toEqual([])
  expect(diffWords('Tetap', 'Tetap')).toEqual([{ kind: 'same', text: 'Tetap' }])
})

test('word diff: both texts can be read from the pieces, and no two adjacent pieces are of the same kind', () => {
  const word = constantFrom('ikan', 'sagu', ' ', '\n', '.', 'é')
  const text = array(word, { maxLength: 40 }).map((words) => words.join(''))
  assert(
    property(text, text, (before, after) => {
      const pieces = diffWords(before, after)
      expect(sideOf(pieces, 'added')).toBe(before)
      expect(sideOf(pieces, 'removed')).toBe(after)
      expect(pieces.some(({ kind }, i) => kind === pieces[i + 1]?.kind)).toBe(false)
    }),
  )
  assert(property(string(), string(), (a, b) => sideOf(diffWords(a, b), 'added') === a))
})

test('word diff: texts with nothing in common are compared quickly', () => {
  const words = (name: string) => Array.from({ length: 4_000 }, (_, i) => `${name}${i}`).join(' ')
  const pieces = diffWords(words('a'), words('b'))
  expect(sideOf(pieces, 'added')).toBe(words('a'))
  expect(sideOf(pieces, 'removed')).toBe(words('b'))
})

test('line diff: unchanged lines are side by side, changed ones beside what they became', () => {
  expect(pairLines('satu\ndua\ntiga', 'satu\nDUA\ntiga\nempat')).toEqual([
    { before: 'satu', after: 'satu' },
    { before: 'dua', after: 'DUA' },
    { before: 'tiga', after: 'tiga' },
    { before: null, after: 'empat' },
  ])
})

test('whatever two texts are, each side by itself is that text', () => {
  const line = constantFrom('a', 'b', 'c d', '')
  const text = array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))
  assert(
    property(text, text, (before, after) => {
      const pairs = pairLines(before, after)
      const side = (name: 'before' | 'after') => pairs.flatMap((pair) => pair[name] ?? []).join('\n')
      expect([side('before'), side('after')]).toEqual([before, after])
      expect(pairs.filter((pair) => pair.before === null && pair.after === null)).toEqual([])
    }),
  )
})
