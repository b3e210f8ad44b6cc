import { expect, test } from 'vitest'
import { toAddress } from './link-address.ts'

test('toAddress: typed addresses are completed', () => {
  expect(toAddress(' contoh.id/data?a=1 ')).toBe('https://contoh.id/data?a=1')
  expect(toAddress('http://contoh.id')).toBe('http://contoh.id')
  expect(toAddress('kader@contoh.id')).toBe('mailto:kader@contoh.id')
})

test('toAddress: other text is null', () => {
  for (const typed of ['', 'data kami', 'javascript:alert(1)', 'posyandu', 'contoh.id dan lagi'])
    expect(toAddress(typed), typed).toBeNull()
})
