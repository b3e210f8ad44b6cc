import { expect, test } from 'vitest'
import { createClientAddress } from './client-address.ts'

const client = '203.0.113.9'

test('without trusted proxies a forwarded header says nothing', () => {
  expect(createClientAddress([])('198.51.100.1', client)).toBe('198.51.100.1')
})

test('only what trusted proxies wrote counts, read from the right', () => {
  const address = createClientAddress(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
  expect(address('127.0.0.1', client)).toBe(client)
  expect(address('::ffff:127.0.0.1', `1.1.1.1, ${client}, 10.2.3.4`)).toBe(client)
  expect(address('fd00::1', client)).toBe(client)
  expect(address(client, '1.1.1.1')).toBe(client)
  expect(address('127.0.0.1', null)).toBe('127.0.0.1')
  expect(address('127.0.0.1', 'unknown, ')).toBe('127.0.0.1')
})
