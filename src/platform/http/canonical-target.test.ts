import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, canonicalTarget } from './canonical-target.ts'

test('canonicalTarget: what has one meaning has one spelling, the query as it came', () => {
  const spellings: [given: string, canonical: string][] = [
    ['/', '/'],
    ['/news/kabar-1?page=2', '/news/kabar-1?page=2'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/%66iles/abc', '/files/abc'],
    ['/v1/user/%6Cogin/member?x', '/v1/user/login/member?x'],
    ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
    ['/blog/caf\u00c3\u00a9', '/blog/caf%C3%A9'],
    ['/search?q=50%25%2F100&r=a%5Cb', '/search?q=50%25%2F100&r=a%5Cb'],
    ['/wp/Doa%20pagi%3F', '/wp/Doa%20pagi%3F'],
    ['/news/', '/news/'],
    ['/download/%00', '/download/%00'],
    ["/a(b)!*',;=:@$&+~", "/a(b)!*',;=:@$&+~"],
  ]
  for (const [given, canonical] of spellings) {
    expect(canonicalTarget(given), given).toBe(canonical)
    expect(canonicalTarget(canonical), canonical).toBe(canonical)
  }
})

test('canonicalPath: what two programs could read differently is none', () => {
  for (const path of [
    ...[
      '',
      '*',
      'news',
      'http://lain.example/',
      '//lain.example',
      '/news//1',
      '/a/./b',
      '/a/../b',
      '/..',
      '/a/.',
    ],
    ...[
      '/simulator/x%5C..%5Capi/behaviour',
      '/simulator/x\\..\\api',
      '/a%2Fb',
      '/a%2fb',
      '/%2e%2e/a',
      '/a%2Eb',
    ],
    ...['/a%252e', '/a%25', '/a%', '/a%4', '/a%zz', '/a%ff', '/a%c0%af', '/a#b'],
  ])
    expect(canonicalPath(path), path).toBeNull()
})

test('canonicalPath: whatever comes, its spelling is read alike by URL and by itself', () => {
  const sign = fc.constantFrom(
    '/',
    '.',
    '%2',
    '%5c',
    '%41',
    '%',
    'a',
    '\\',
    '%c3%a9',
    '"',
    '\u00e9',
    '?',
    '%3f',
  )
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => {
      const path = canonicalPath(`/${text.replaceAll('?', '')}`)
      if (path === null) return
      expect(canonicalPath(path)).toBe(path)
      expect(new URL(`http://site.test${path}`).pathname).toBe(path)
    }),
    { numRuns: 2_000 },
  )
})
