import fc from 'fast-check'
import type { JsonSchema } from './document.ts'

/** Texts that often break parsers, databases and templates. */
export const hardTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ufeff',
  '\u202e',
  "'; drop table news --",
  '"><script>',
  '%',
  '_%',
  '\\',
  '..',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '0',
  '-1',
  '1e9',
  '999999999999999999999',
  '😀',
  'İstanbul',
  'e\u0301',
  ' ',
  '\r\nset-cookie: a=b',
]

/** One pixel, each byte a character. */
export const smallestPng = atob(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)

/** Requirements of a field by name beyond its schema; without them no call would succeed. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.stringMatching(/^[a-z][a-z0-9]{1,12}@[a-z]{2,10}\.example$/),
  page: fc.integer({ min: 1, max: 30 }).map(String),
  limit: fc.integer({ min: 1, max: 100 }).map(String),
}

/** Values that match a schema. @param name of the field, for rules outside its schema */
export function fitting(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const plain = fittingSchema(schema)
  const known = byName[name]
  return known ? fc.oneof({ arbitrary: known, weight: 4 }, { arbitrary: plain, weight: 1 }) : plain
}

function fittingSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice)))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? 'object'].flat() as string[]
  return fc.oneof(...types.map((type) => fittingType(type, schema)))
}

function fittingType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return fittingText(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      })
    default:
      return fittingObject(schema)
  }
}

function fittingObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, schema] of Object.entries(properties)) fields[name] = fitting(schema, name)
  return fc.record(fields, { requiredKeys: [...required] })
}

function fittingText({ minLength = 0, maxLength = 300, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'binary') return fc.oneof(fc.constant(smallestPng), fc.string({ unit: 'binary' }))
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] })
  if (format === 'date') return date.map((text) => text.slice(0, 10))
  if (format === 'date-time') return date
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const any = fc.string({ unit: 'grapheme', minLength, maxLength })
  const hard = fc
    .constantFrom(...hardTexts)
    .map((text) => text + '.'.repeat(Math.max(0, minLength - text.length)))
  return fc.oneof({ arbitrary: any, weight: 3 }, { arbitrary: hard, weight: 1 })
}

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((value) => value.toISOString())
