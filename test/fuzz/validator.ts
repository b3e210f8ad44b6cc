import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonSchema } from './document.ts'

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: false }))
const compiled = new WeakMap<JsonSchema, ValidateFunction>()

/** Violation of a schema by a value, in words; null for none. */
export function misfit(schema: JsonSchema, value: unknown): string | null {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

const closed = new WeakMap<JsonSchema, JsonSchema>()

/** The same schema without additional properties: fields that leave the server are listed. */
export function closedSchema(schema: JsonSchema): JsonSchema {
  const known = closed.get(schema)
  if (known) return known
  const made = close(schema) as JsonSchema
  closed.set(schema, made)
  return made
}

function close(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(close)
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, close(value)]))
  return 'properties' in inner && !('additionalProperties' in inner) && !('allOf' in inner)
    ? { ...inner, additionalProperties: false }
    : inner
}
