import type { z } from 'zod'
import { webAddressShape } from '#src/wire/shapes.ts'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name
/** A column's value on the wire: moments are ISO texts. */
type OnWire<Value> = Value extends Date ? string : Value

/** Wire names that the row does not hold as they are. */
type Underivable<Wire, Row> = {
  [Name in keyof Wire & string]: CamelCase<Name> extends keyof Row
    ? OnWire<Row[CamelCase<Name>]> extends Wire[Name]
      ? never
      : Name
    : Name
}[keyof Wire & string]

type Given<Wire, Row> = Pick<Wire, Underivable<Wire, Row> & keyof Wire> & Partial<Wire>

const columnOf = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const onWire = (value: unknown) => (value instanceof Date ? value.toISOString() : value)
const isLink = (value: unknown) =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '')

/**
 * Presents a row by an answer's shape: its names, and nothing else of the row, in camel case read from the row, moments
 * as ISO texts, web addresses only if they are http or https. `given` holds what the row does not have as it is; the compiler asks for it.
 */
export function presentAs<Shape extends z.ZodObject, Row extends object>(
  { shape }: Shape,
  row: Row,
  ...[given]: object extends Given<z.output<Shape>, Row>
    ? [given?: Given<z.output<Shape>, Row>]
    : [given: Given<z.output<Shape>, Row>]
): z.output<Shape> {
  const values = row as Record<string, unknown>
  const others = (given ?? {}) as Record<string, unknown>
  const present = (name: string, part: unknown) => {
    const value = Object.hasOwn(others, name) ? others[name] : onWire(values[columnOf(name)])
    return part === webAddressShape && !isLink(value) ? null : value
  }
  return Object.fromEntries(
    Object.entries(shape).map(([name, part]) => [name, present(name, part)]),
  ) as z.output<Shape>
}
