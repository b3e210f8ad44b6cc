import type { z } from 'zod'

type Schema = z.core.$ZodType
type Def = Record<string, unknown> & { type: string }

/** Values that match hardly any field, each of another type. */
const odd: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  ' \u200b ',
  'a'.repeat(30_000),
  0,
  -1.5,
  1e20,
  Number.NaN,
  true,
  [],
  [null],
  [{}],
  Array.from({ length: 2_000 }, () => 'x'),
  {},
  { a: { b: [1] } },
  new Date(0),
]

/** Invalid inputs for a schema, at any depth: in nested objects, lists and every member of a union. */
export function* wrongInputs(schema: Schema, depth = 0): Generator<unknown> {
  yield* odd
  if (depth > 5) return
  const def = schema._zod.def as unknown as Def
  const inner = (def.innerType ?? def.in ?? def.element ?? def.valueType) as Schema | undefined
  switch (def.type) {
    case 'object':
      yield* wrongFields(def.shape as Record<string, Schema>, depth)
      return
    case 'union':
      for (const option of def.options as Schema[]) yield* wrongInputs(option, depth + 1)
      return
    case 'intersection':
      yield* wrongInputs(def.left as Schema, depth + 1)
      yield* wrongInputs(def.right as Schema, depth + 1)
      return
    case 'tuple':
      for (const item of def.items as Schema[])
        for (const wrong of wrongInputs(item, depth + 1)) yield [wrong]
      return
    case 'lazy':
      yield* wrongInputs((def.getter as () => Schema)(), depth + 1)
      return
    case 'array':
      for (const wrong of wrongInputs(inner!, depth + 1)) yield [wrong]
      return
    case 'record':
      for (const wrong of wrongInputs(inner!, depth + 1)) yield { kunci: wrong }
      return
    default:
      if (inner) yield* wrongInputs(inner, depth + 1)
  }
}

/** Each field wrong on its own, beside the discriminator of a union member. */
function* wrongFields(shape: Record<string, Schema>, depth: number): Generator<unknown> {
  const constants = Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const { type, values } = field._zod.def as unknown as Def
      return type === 'literal' ? [[name, (values as unknown[])[0]]] : []
    }),
  )
  for (const [name, field] of Object.entries(shape))
    for (const wrong of wrongInputs(field, depth + 1)) yield { ...constants, [name]: wrong }
  yield { ...constants, 'tidak-dikenal': 1 }
}
