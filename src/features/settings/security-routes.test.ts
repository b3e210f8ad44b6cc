import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'

const { open, time } = await freshApp()

/** All fields of the file, with their values. */
async function fields() {
  const answer = await open('/.well-known/security.txt')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).trimEnd().split('\n')
  for (const line of lines) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S/)
  return Map.groupBy(
    lines.map((line) => line.split(': ') as [string, string]),
    ([name]) => name,
  )
}

test('GET /.well-known/security.txt: it has the fields of RFC 9116, and ends within a year of the answer', async () => {
  time.now = new Date('2026-11-21T03:00:00Z')
  const first = await fields()
  expect(first.get('Contact')).toEqual([['Contact', 'http://site.test/kontak']])
  expect(first.get('Canonical')).toEqual([['Canonical', 'http://site.test/.well-known/security.txt']])
  expect(first.get('Preferred-Languages')).toEqual([['Preferred-Languages', 'id, en']])
  for (const now of ['2026-11-21T03:00:00Z', '2031-02-03T00:00:00Z']) {
    time.now = new Date(now)
    const ends = (await fields()).get('Expires')!
    expect(ends).toHaveLength(1)
    const days = (Date.parse(ends[0]![1]) - time.now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  }
})

test('GET /.well-known/security.txt: the address of the settings comes first', async () => {
  const app = await freshApp()
  await app.db
    .updateTable('settings')
    .set({ value: JSON.stringify('sekretariat@contoh.example') })
    .where('key', '=', 'email')
    .execute()
  const text = await (await app.open('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: mailto:sekretariat@contoh\.example\nContact: http/)
})
