import { expect, test } from 'vitest'
import { pageBody } from '#src/features/institutions/page/page-values.ts'
import { bodyOf } from '#src/features/privacy/desk/case-form.tsx'
import { readCount } from './read-count.ts'

test('readCount: a number with or without signs between its thousands', () => {
  for (const text of ['1200', '1.200', '1,200', '1 200', '1\u00a0200', ' 1200\u200e'])
    expect(readCount(text), text).toBe(1_200)
  expect(readCount('1.234.567')).toBe(1_234_567)
  expect(readCount('0')).toBe(0)
})

test('readCount: no number becomes another one', () => {
  for (const text of [
    '',
    '12.5',
    '12,5',
    '12.00',
    '1.2.0',
    '1.2000',
    '1,200.000',
    '-5',
    '1e3',
    '0x10',
    '१२',
    'dua',
  ])
    expect(readCount(text), text).toBeNaN()
})

test('the forms of institutions and of breaches change no count on its way', () => {
  expect(pageBody({ total_member: '1.200' }).total_member).toBe(1_200)
  expect(pageBody({ total_member: '12.5' }).total_member).toBeNaN()
  expect(bodyOf({ people_count: '1.200' }).people_count).toBe(1_200)
  expect(bodyOf({ people_count: '12,5' }).people_count).toBeNaN()
  expect(bodyOf({}).people_count).toBeNull()
})
