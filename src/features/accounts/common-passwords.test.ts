import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ...['1234567890', 'qwertyuiop', 'Password123', 'Password123!', '**christopher2026', 'password12'],
  ...['aaaaaaaaaa', 'abababababab', 'abcdefghij', '9876543210', 'ＰＡＳＳＷＯＲＤ１２３'],
])('%s is among those tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['demo-jejaring-2026', 'sorgum di lereng', 'Kx7!pq-Vn2w', 'tanah air kita', '😀 senyum tiap pagi'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
