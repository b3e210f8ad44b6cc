import { expect, test } from 'vitest'
import { isLoopbackHost } from './loopback.ts'

test('isLoopbackHost: every spelling of this machine, and nothing else', () => {
  for (const host of [
    ...[
      'localhost',
      'localhost.',
      'LOCALHOST',
      'situs.localhost',
      '127.0.0.1',
      '127.8.9.1',
      '127.1',
      '2130706433',
    ],
    ...['::1', '[::1]', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '[::ffff:7f00:1]'],
  ])
    expect(isLoopbackHost(host), host).toBe(true)
  for (const host of [
    ...[
      '',
      '0.0.0.0',
      '::',
      '[::]',
      '10.0.0.1',
      '192.168.1.5',
      '128.0.0.1',
      '::ffff:10.0.0.1',
      'fe80::1%eth0',
    ],
    ...['jkl.example', 'localhost.jkl.example', '127.0.0.1.jkl.example', 'mylocalhost', 'server', 'a b'],
  ])
    expect(isLoopbackHost(host), host).toBe(false)
})
