import { z } from 'zod'
import { LANGUAGE, LOCALE } from '#src/urls/language.id.ts'
import { languages } from '#src/wire/language.ts'
import * as words from './words.id.ts'

type Issue = z.core.$ZodRawIssue
type Said = (issue: Issue) => string

/** Maximum number of choices that a message lists. */
const NAMED = 12

const said: Record<string, Said> = {
  invalid_type: (issue) =>
    issue.input === undefined || issue.input === null
      ? words.missing
      : (words.types[String(issue.expected)] ?? words.unfit),
  invalid_format: (issue) => words.formats[String(issue.format)] ?? words.unfitForm,
  invalid_value: (issue) => {
    const values = (issue.values as unknown[]).map(String)
    if (values.length === 1) return words.fillWith(values[0]!)
    return values.length > NAMED ? words.chooseOneAvailable : words.chooseOneOf(values.join(', '))
  },
  too_small: (issue) => tooSmall(String(issue.origin), Number(issue.minimum), issue.inclusive !== false),
  too_big: (issue) => tooBig(String(issue.origin), Number(issue.maximum), issue.inclusive !== false),
  not_multiple_of: (issue) => words.multipleOf(String(issue.divisor)),
  unrecognized_keys: () => words.unknownField,
  invalid_union: (issue) => ofUnion((issue.errors ?? []) as z.core.$ZodIssue[][]),
}

function tooSmall(origin: string, least: number, isIncluded: boolean): string {
  if (origin === 'string') return least <= 1 ? words.missing : words.atLeastLetters(least)
  if (origin === 'array' || origin === 'set') return words.chooseAtLeast(least)
  return isIncluded ? words.atLeast(grouped(least)) : words.above(grouped(least))
}

function tooBig(origin: string, most: number, isIncluded: boolean): string {
  if (origin === 'string') return words.atMostLetters(most)
  if (origin === 'array' || origin === 'set') return words.atMostItems(most)
  return isIncluded ? words.atMost(grouped(most)) : words.below(grouped(most))
}

const grouped = (count: number) => count.toLocaleString(LOCALE)

/** Message of the union member with the fewest issues: it was most likely meant. */
function ofUnion(forms: readonly z.core.$ZodIssue[][]): string {
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
  const [closest] = forms
    .filter(({ length }) => length > 0)
    .sort((one, other) => depth(other) - depth(one) || one.length - other.length)
  return closest?.[0]?.message ?? words.unfit
}

/** Message for invalid input wherever a schema has none: zod's own are English and name types. */
export const inputMessage: Said = (issue) => (said[issue.code] ?? (() => words.unfit))(issue)

// Rows of files and other input that is parsed outside of a call are refused in the first language.
if (LANGUAGE === languages[0]) z.config({ localeError: inputMessage })
