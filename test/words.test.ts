import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { languages } from '#src/wire/language.ts'

type Words = Record<string, unknown>
const dictionaries = import.meta.glob<Words>('../src/**/*.{[a-z][a-z],[a-z][a-z][a-z]}.ts', { eager: true })
const [first, ...further] = languages

/** A way to tell apart what stands in for what: kind, and number of the parameters. */
const shapeOf = (words: Words) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, describe(word)]))
const describe = (word: unknown): unknown =>
  typeof word === 'function'
    ? `function of ${word.length}`
    : Array.isArray(word)
      ? word.map(describe)
      : typeof word === 'object'
        ? shapeOf(word as Words)
        : typeof word

test('words: every language has the same words as the first, of the same kind', () => {
  const firsts = Object.keys(dictionaries).filter((file) => file.endsWith(`.${first}.ts`))
  expect(firsts.length).toBeGreaterThan(0)
  for (const file of firsts)
    for (const language of further) {
      const other = dictionaries[file.replace(`.${first}.ts`, `.${language}.ts`)]
      expect(other && shapeOf(other), file).toEqual(shapeOf(dictionaries[file]!))
    }
})

test('words: no text for readers stands in the code of a page', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !/\.test\./.test(file))
  const found = files.flatMap((file) =>
    literalsIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

type Node = { type: string; [key: string]: unknown }

/** Texts in a page's code that begin like a sentence or a title, and texts between tags. */
function literalsIn(code: string): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return
    if (node.type === 'JSXText' && /\p{L}/u.test(String(node.value))) found.push(String(node.value).trim())
    if (node.type === 'Literal' && isText(node.value)) found.push(String(node.value))
    if (node.type === 'TemplateElement' && isText((node.value as { cooked: string }).cooked.trim()))
      found.push((node.value as { cooked: string }).cooked)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
  }
  visit(parseAst(code, { lang: 'tsx' }) as unknown as Node)
  return found
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
/** Calls of the API, the currency, names of schema.org, keys, and a part of a route, which are no words for readers. */
const NAMES =
  /^(?:GET|POST|PUT|PATCH|DELETE) \/|^(?:Person|Organization|Place|VirtualLocation|Country|DigitalDocument|BreadcrumbList|ListItem|NewsArticle|Article|BlogPosting|Event|FAQPage|AboutPage|WebPage|Rp\s?|Question|Answer|PostalAddress|WebSite|SearchAction|Offer|category\?|Control|Ctrl(?:\+\w+)*|Enter|Escape|Arrow\w+|Backspace|Tab|Home|End)$/
const isText = (value: unknown) =>
  typeof value === 'string' &&
  !NAMES.test(value) &&
  /^\p{Lu}\p{Ll}|^\p{Lu}\p{L}* |[.?…]$/u.test(value) &&
  /\p{L}{2}/u.test(value)
