import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Searches whole files: user-visible strings name documents too. */
const sources = [
  '{src,test,bench,bin}/**/*.{ts,tsx,mjs,css}',
  'public/*.{js,css}',
  '*.config.ts',
  '.env.example',
  'deploy/**/*',
]
const documents = ['*.md', 'docs/**/*.md', 'deploy/*.md', '.github/**/*.md']

/** A document by its path, or by a bare name, which is no usable citation. */
const named =
  /(?<![\w.-])(?:docs\/[\w/.-]+\.md(?:#[\w-]+)?|(?:reference\/)?(?:spec|midtrans|specification|contract|payment-gateway|indonesia|architecture|performance|reliability|look|stack|style)\.md)/g
const bySection = /\b(?:spec|specification|contract)\b[^\n]{0,3}§\s*\d/gi
const decisions = /\bdecisions? (\d{3})/g
const links = /\]\(([^)\s]+)\)/g

/** Anchor of a heading, as GitHub and editors make it. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const slugs = new Map<string, ReadonlySet<string>>()
function slugsOf(file: string): ReadonlySet<string> {
  const known = slugs.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '')
  const found = new Set([...text.matchAll(/^#+ (.+)$/gm)].map((match) => slugOf(match[1]!)))
  slugs.set(file, found)
  return found
}

const leadsNowhere = (file: string, heading = '') =>
  !existsSync(file) || (heading !== '' && !slugsOf(file).has(heading))

/** Dead citations of a source: documents, headings, decisions; and sections by number. */
function deadCitations(file: string, text: string): string[] {
  const dead = [...text.matchAll(named)]
    .map(([cited]) => cited)
    .filter((cited) => leadsNowhere(...(cited.split('#') as [string, string?])))
  const gone = [...text.matchAll(decisions)]
    .filter(([, number]) => globSync(`docs/decisions/${number}-*.md`).length !== 1)
    .map(([cited]) => cited)
  const numbered = [...text.matchAll(bySection)].map(([cited]) => cited)
  return [...dead, ...gone, ...numbered].map((cited) => `${file}: ${cited}`)
}

function deadLinks(file: string, text: string): string[] {
  return [...text.replace(/`[^`\n]*`/g, '').matchAll(links)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', heading] = target.split('#')
      return leadsNowhere(path ? normalize(join(dirname(file), path)) : file, heading)
    })
    .map((target) => `${file}: ${target}`)
}

const all = (patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => file !== 'test/citations.test.ts' && statSync(file).isFile())
const read = (file: string) => readFileSync(file, 'utf8')

test('every citation in the sources leads to a document and a heading that exist', () => {
  const files = all(sources)
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.flatMap((file) => deadCitations(file, read(file)))).toEqual([])
})

test('every link between documents leads to a file and a heading that exist', () => {
  const files = all(documents)
  expect(files.length).toBeGreaterThan(60)
  expect(files.flatMap((file) => deadLinks(file, read(file)))).toEqual([])
})

test('a citation of a document, heading or decision that does not exist is found', () => {
  const cited = (comment: string) => deadCitations('src/x.ts', `/** ${comment} */`)
  expect(cited('Kept twelve months (docs/reference/contract.md#visits; decision 012).')).toEqual([])
  expect(cited('Kept twelve months (docs/reference/contract.md#visit).')).toHaveLength(1)
  expect(cited('As docs/reference/contrakt.md has it.')).toHaveLength(1)
  expect(cited('As contract.md has it.')).toHaveLength(1)
  expect(cited('Kept twelve months (contract §9).')).toHaveLength(1)
  expect(cited('Proof is data (decision 999).')).toHaveLength(1)
  expect(cited('By RFC 9110 §13.1.')).toEqual([])
  expect(
    deadLinks('README.md', '[a](docs/none.md) [b](#no-such-heading) [c](https://jkl.example/x)'),
  ).toHaveLength(2)
})

test('documents: a table has one line of dashes, below its header', () => {
  const damaged = globSync(documents).filter((file) =>
    /^\|.*\n\|.*\n(?:\|.*\n)*\| *-[-| ]*\|$/m.test(readFileSync(file, 'utf8')),
  )
  expect(damaged).toEqual([])
})
