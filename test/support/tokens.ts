import { readFileSync } from 'node:fs'

const sheet = readFileSync('src/ui/tokens.css', 'utf8')
const [, light = ''] = /@theme \{(.*?)\n\}/s.exec(sheet)!
const [, dark = ''] = /@variant dark \{(.*?)\n {2}\}/s.exec(sheet)!

const declared = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  )

/**
 * Colours of the style sheet by name, as hex, for one theme; `own` are a site's.
 * @throws Error for a value that is neither a hex colour, another token nor half transparent
 */
export function tokensOf(theme: 'light' | 'dark', own: Record<string, string> = {}): Record<string, string> {
  const values = { ...declared(light), ...(theme === 'dark' ? declared(dark) : {}), ...own }
  const hexOf = (value: string): string => {
    const other = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1]
    if (other) return hexOf(values[other]!)
    if (/^#[\da-f]{3}$/.test(value)) return value.replace(/[\da-f]/g, '$&$&')
    return value
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, hexOf(value)]))
}

const TEXT = 4.5
/** Borders of controls, marks and rings of focus (WCAG 2.2, 1.4.11). */
const MARK = 3

const grounds = ['cotton', 'paper', 'kain', 'sky', 'wash']

/** What stands on what, and the least contrast that it needs. */
export const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...grounds.flatMap((ground) =>
    ['ink', 'muted', 'blue', 'orange-text'].map((text) => [text, ground, TEXT] as const),
  ),
  ...['blue', 'blue-hover', 'ink', 'bad', 'bad-hover'].map((fill) => ['on-fill', fill, TEXT] as const),
  ...['ok', 'warn', 'bad'].flatMap((word) =>
    ['cotton', 'paper', `${word}-tint`].map((ground) => [word, ground, TEXT] as const),
  ),
  ...['cotton', 'paper', 'kain'].map((ground) => ['control', ground, MARK] as const),
  ['blue-hover', 'sky', TEXT],
  ['off-text', 'off', TEXT],
  ['off-text', 'kain', TEXT],
  ['on-orange', 'orange', TEXT],
  ['on-orange', 'orange-hover', TEXT],
  ['ink', 'give', TEXT],
  ['on-call', 'call', TEXT],
  ['call', 'give', MARK],
  ['white', 'deep', TEXT],
  ['mist', 'deep', TEXT],
  ['orange', 'deep', MARK],
]
