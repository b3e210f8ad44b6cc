import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test('initials are the first letters of the first and the last name', () => {
  expect(initials('Maria Natalia Tefa')).toBe('MT')
  expect(initials('  yuliana sabuna ')).toBe('YS')
  expect(initials('Suharti')).toBe('S')
  expect(initials('')).toBe('')
})
