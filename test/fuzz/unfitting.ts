import fc from 'fast-check'
import type { JsonSchema, Parameter } from './document.ts'
import { fitting, hardTexts } from './fitting.ts'
import { misfit } from './validator.ts'

/** Bodies that violate the schema: one field is wrong, missing or extra, or the whole body is. */
export function unfittingBody(schema: JsonSchema): fc.Arbitrary<unknown> {
  const whole = fitting(schema) as fc.Arbitrary<Record<string, unknown>>
  const fields = Object.entries(schema.properties ?? {})
  const withWrong = fields.map(([name, field]) =>
    fc.tuple(whole, unfittingValue(field)).map(([body, wrong]) => ({ ...body, [name]: wrong })),
  )
  const without = (schema.required ?? []).map((name) => whole.map(({ [name]: _, ...rest }) => rest))
  const withMore = fc.tuple(whole, moreFields).map(([body, more]) => ({ ...body, ...more }))
  const other = fc.oneof(fc.constantFrom(null, [], 'text', 1, true), fc.array(whole, { maxLength: 2 }))
  return fc.oneof(...withWrong, ...without, withMore, other).filter((body) => misfit(schema, body) !== null)
}

/** Texts for an address that violate the schema. */
export const unfittingText = ({ schema, allowEmptyValue }: Parameter): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom(...hardTexts), tooLong(schema), fc.constant(''), fc.string({ unit: 'binary' }))
    .filter((text) => !(text === '' && allowEmptyValue) && misfit(schema, meant(schema, text)) !== null)

/** Value that a text in an address represents. */
const meant = ({ type }: JsonSchema, text: string) =>
  type === 'integer' && /^\d{1,15}$/.test(text) ? Number(text) : text

/** True if some text violates the schema. */
export const canMisfit = ({ type, pattern, enum: values, minLength, maxLength }: JsonSchema) =>
  type === 'integer' || !!(pattern ?? values ?? minLength ?? maxLength)

const unfittingValue = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc
    .oneof(
      fc.constantFrom<unknown>(null, true, 0, -1, 1.5, [], {}, '', ['a'], { toString: 'a' }),
      fc.constantFrom(...hardTexts),
      tooLong(schema),
      fc.jsonValue(),
    )
    .filter((value) => misfit(schema, value) !== null)

/** Letters only: trimmed text would be no violation. */
const tooLong = ({ maxLength = 100 }: JsonSchema) =>
  fc.integer({ min: 1, max: 20 }).map((more) => 'a'.repeat(maxLength + more))

const moreFields = fc.dictionary(
  fc.constantFrom('id', 'role', 'status', 'created_at', 'constructor', 'is_admin', 'x'),
  fc.constantFrom<unknown>(1, 'admin', null, true),
  { minKeys: 1 },
)
