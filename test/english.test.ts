import sanitizeHtml from 'sanitize-html'
import { expect, test } from 'vitest'
import { seedDemo } from '#src/seed.ts'
import { addressIn, splitLanguage } from '#src/wire/language.ts'
import { freshApp } from './support/fresh-app.ts'

const { db, write, uploads, time, open } = await freshApp()
await seedDemo({ db, write, uploads, clock: { now: () => time.now } })

const dictionaries = import.meta.glob<Record<string, unknown>>('../src/**/words.{id,en}.ts', { eager: true })
const englishWords = new Set(wordsOf('en'))
/** Names of regions, which are proper names in every language. */
const regions = await db.selectFrom('regions').select('title').execute()
const names = new Set(regions.map(({ title }) => title))
/** What only Indonesian pages say. */
const indonesian = new Set(
  wordsOf('id').filter((word) => word.length > 1 && !englishWords.has(word) && !names.has(word)),
)

function wordsOf(language: string): string[] {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value.trim()]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : []
  return Object.entries(dictionaries).flatMap(([file, words]) =>
    file.endsWith(`.${language}.ts`) ? texts({ ...words }) : [],
  )
}

const SAID = ['aria-label', 'alt', 'placeholder', 'title']

const whole = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true } as const

/** Texts of a page as a reader gets them, except where the page says that they are Indonesian. */
function textsIn(html: string): string[] {
  const texts: string[] = []
  const english = sanitizeHtml(html, { ...whole, exclusiveFilter: ({ attribs }) => attribs.lang === 'id' })
  sanitizeHtml(english, {
    ...whole,
    transformTags: {
      '*': (tagName, attribs) => {
        texts.push(...SAID.flatMap((name) => attribs[name] ?? []))
        return { tagName, attribs }
      },
    },
    textFilter: (text) => {
      texts.push(text)
      return text
    },
  })
  return texts.map((text) => text.trim()).filter(Boolean)
}

const linksIn = (html: string) =>
  [...html.matchAll(/ href="(\/[^"#?]*)/g)]
    .map(([, path]) => path!)
    .filter((path) => /^\/en(?:\/|$)/.test(path))

/** True if an Indonesian page names this English one as its other language. */
async function isPairOf(indonesianPath: string, path: string): Promise<boolean> {
  const answer = await open(indonesianPath, { cookie: '' })
  return (
    answer.status === 200 && (await answer.text()).includes(`hrefLang="en" href="http://site.test${path}"`)
  )
}

test('GET /en/…: every page that links lead to answers, in English words, beside its Indonesian address', async () => {
  const seen = new Set(['/en'])
  const wrong: string[] = []
  for (const path of seen) {
    const answer = await open(path, { cookie: '' })
    const html = await answer.text()
    if (answer.status === 302) continue
    // An item that is linked by its Indonesian slug leads on to its English one.
    const onward = answer.status === 301 && answer.headers.get('location')
    if (onward) {
      seen.add(onward)
      continue
    }
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`)
    // Feeds and calendars, which are no pages.
    if (/\.(?:xml|ics)$/.test(path)) continue
    if (!html.includes('<html lang="en">')) wrong.push(`${path}: not in English`)
    const own = splitLanguage(path).path
    const pair = /hrefLang="id" href="http:\/\/site\.test([^"]*)"/.exec(html)?.[1]
    const isPaired = pair === own || (pair !== undefined && (await isPairOf(pair, path)))
    const isStored = html.includes(`<link rel="canonical" href="http://site.test${own}"/>`)
    const isUnlisted = html.includes('content="noindex"')
    if (!isPaired && !isStored && !isUnlisted) wrong.push(`${path}: without its Indonesian address`)
    for (const text of textsIn(html)) if (indonesian.has(text)) wrong.push(`${path}: ${text}`)
    for (const link of linksIn(html)) seen.add(link)
  }
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
  expect(seen).toContain(addressIn('en', '/donasi'))
})
