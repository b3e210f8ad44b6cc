import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '#src/api.ts'
import { invitedPerson } from '#src/features/people/import/schema.ts'
import { parseInput } from '#src/platform/http/endpoint.ts'
import type { Failure } from '#src/platform/http/failures.ts'
import { wrongInputs } from './support/wrong-inputs.ts'

/** Terms of zod, and jargon of engineers. */
const LIBRARY =
  /invalid|too (?:big|small)|unrecognized|required|expected|received|\b(?:string|number|boolean|array|object|input|undefined|null|NaN|int|enum|regex|uuid|record|tuple)\b/i

/** A sentence: it begins with a capital, and ends with a punctuation mark or an example to copy. */
const SENTENCE = /^[\p{Lu}“].*(?:[.!?”]|(?:misalnya|Contoh:) \S+)$/su

const parts = endpoints.flatMap(({ where, params, query, body, form }) =>
  Object.entries({ params, query, body, form })
    .filter((part): part is [string, z.ZodObject] => part[1] !== undefined)
    .map(([part, schema]) => [`${where} ${part}`, schema] as const),
)

function foreignMessages(schema: z.ZodType): string[] {
  const found = new Map<string, string>()
  for (const input of wrongInputs(schema))
    for (const { path, message } of schema.safeParse(input).error?.issues ?? [])
      if (LIBRARY.test(message) || !SENTENCE.test(message)) found.set(message, path.join('.'))
  return [...found].map(([message, path]) => `${path}: ${message}`)
}

test('inputs: no schema of any endpoint answers wrong types in words that are not ours', () => {
  expect(parts.length).toBeGreaterThan(200)
  const foreign = parts.flatMap(([where, schema]) => foreignMessages(schema).map((one) => `${where}: ${one}`))
  expect(foreign).toEqual([])
})

test('inputs: rows of lists of people and gifts are refused in words of ours', () => {
  expect(foreignMessages(invitedPerson)).toEqual([])
})

test('parseInput: unknown fields are named with their path', () => {
  const nested = endpoints.find(({ where }) => where === 'POST /donations/guest')!
  try {
    parseInput(nested, { body: { asing: 1 } })
    expect.unreachable()
  } catch (error) {
    expect((error as Failure).errors).toMatchObject({ asing: ['Isian ini tidak dikenal.'] })
  }
})
