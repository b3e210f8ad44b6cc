import { beforeAll, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEvent } from './features/events/factory.ts'

const { open, db, write, bus, time } = await freshApp()
time.now = new Date('2026-11-21T02:00:00Z')

type Words = Record<string, unknown>
const dictionaries = import.meta.glob<Words>(
  './features/{accounts,accounts/registration,accounts/login,accounts/recovery,events}/words.{id,en}.ts',
  { eager: true },
)
/** Texts of these features that are another in English. */
const indonesian = Object.entries(dictionaries)
  .filter(([file]) => file.endsWith('.id.ts'))
  .flatMap(([file, words]) => {
    const english = dictionaries[file.replace('.id.ts', '.en.ts')]!
    return Object.keys(words)
      .filter((key) => words[key] !== english[key])
      .map((key) => words[key])
  })
  .filter((word) => typeof word === 'string' && /\p{L}{3}/u.test(word)) as string[]

/** All that a page tells its reader, labels included. */
const textOf = (html: string) =>
  [
    html.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n'),
    ...[...html.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]+)"/g)].map(([, text]) => text),
  ].join('\n')

/** True if a text has these words whole: "Buka" is not in "Bukan". */
const isIn = (text: string, words: string) => {
  const isLetter = (at: number) => /\p{L}/u.test(text[at] ?? '')
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + words.length)) return true
  return false
}

beforeAll(async () => {
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  const startsAt = new Date('2026-12-05T01:00:00Z')
  await makeEvent(write, { title: 'Gathering', description: '', content: '<p>Come.</p>', startsAt })
  await db.updateTable('events').set({ registration: 'public' }).execute()
  bus.invalidate(['settings', 'events'])
})

/** Texts written by the API, in `src/ui` and by editors are none of these. */
test.for([
  '/register',
  '/activation',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/events',
  '/events?upcoming=0',
  '/events/gathering',
])('GET /en%s: has no Indonesian word of its feature', async (path) => {
  expect(indonesian.length).toBeGreaterThan(100)
  const text = textOf(await (await open(`/en${path}`)).text())
  expect(indonesian.filter((word) => isIn(text, word))).toEqual([])
  const first = textOf(await (await open(path)).text())
  expect(indonesian.filter((word) => isIn(first, word))).not.toEqual([])
})

test('GET /en/search: says so where nothing is found', async () => {
  const answer = await open('/en/search?q=zzqq')
  expect([answer.status, textOf(await answer.text())]).toEqual([200, expect.stringContaining('zzqq')])
})

test('GET /en/…: links in a text lead to pages in English, and to the one address of a file', async () => {
  const content = '<p><a href="/donasi?region=1">Give</a> <a href="/images/a.webp">Picture</a></p>'
  const startsAt = new Date('2026-12-06T01:00:00Z')
  await makeEvent(write, { title: 'Harvest', description: '', content, startsAt })
  const html = await (await open('/en/events/harvest')).text()
  expect(html).toContain('<a href="/en/donasi?region=1">Give')
  expect(html).toContain('<a href="/images/a.webp">Picture')
  expect(await (await open('/events/harvest')).text()).toContain('<a href="/donasi?region=1">Give')
})
