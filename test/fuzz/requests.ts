import fc from 'fast-check'
import type { Operation, Parameter } from './document.ts'
import { fitting } from './fitting.ts'
import { canMisfit, unfittingBody, unfittingText } from './unfitting.ts'

/** A value for an address: a text, or the n-th id or slug seen so far. */
export type AddressValue = { text: string } | { seen: number }

export type Draft = {
  /** False if the description requires a rejection. */
  isValid: boolean
  path: Record<string, AddressValue>
  query: [name: string, value: AddressValue][]
  /** Null for none. */
  body: string | Buffer<ArrayBuffer> | null
  contentType: string | null
  key: 'right' | 'wrong' | 'missing'
}

const JSON_TYPE = 'application/json'
const BOUNDARY = 'batas-uji'
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** Requests for an operation, three in five of them valid. */
export function requestsFor(operation: Operation): fc.Arbitrary<Draft> {
  const { parameters, body } = operation
  const good: fc.Arbitrary<Draft> = fc.record({
    isValid: fc.constant(true),
    path: fc.record(
      Object.fromEntries(inPath(parameters).map(({ name, schema }) => [name, address(schema, name)])),
    ),
    query: queryOf(parameters),
    body: body ? fitting(body).map((value) => written(value, operation)) : fc.constant(null),
    contentType: fc.constant(body ? typeOf(operation) : null),
    key: fc.constant('right' as const),
  })
  const bad = wrongInputs(operation).map((wrong) =>
    fc.tuple(good, wrong).map(([draft, change]) => ({ ...draft, ...change, isValid: false })),
  )
  return fc.oneof({ arbitrary: good, weight: 3 }, { arbitrary: fc.oneof(...bad), weight: 2 })
}

function wrongInputs(operation: Operation): fc.Arbitrary<Partial<Draft>>[] {
  const { parameters, body } = operation
  const wrong: fc.Arbitrary<Partial<Draft>>[] = [
    fc.constantFrom('wrong' as const, 'missing' as const).map((key) => ({ key })),
  ]
  for (const parameter of parameters.filter((one) => one.in === 'query' && canMisfit(one.schema))) {
    const { name } = parameter
    wrong.push(unfittingText(parameter).map((text) => ({ query: [[name, { text }]] })))
    wrong.push(
      fc.constant({
        query: [
          [name, { text: '1' }],
          [name, { text: '1' }],
        ],
      }),
    )
  }
  for (const parameter of inPath(parameters).filter((one) => one.schema.maxLength))
    wrong.push(
      unfittingText(parameter)
        .filter(isOneSegment)
        .map((text) => ({ path: { [parameter.name]: { text } } })),
    )
  if (!body) return wrong
  wrong.push(unfittingBody(body).map((value) => ({ body: written(value, operation) })))
  wrong.push(
    fc
      .constantFrom('', '{', '{"a":}', 'NaN', '\u0000', `${'['.repeat(200)}${']'.repeat(200)}`)
      .map((text) => ({ body: text })),
  )
  wrong.push(
    fc.constantFrom('text/plain', 'multipart/form-data', null).map((contentType) => ({ contentType })),
  )
  return wrong
}

function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<[string, AddressValue][]> {
  const named = parameters.filter((one) => one.in === 'query')
  const values = named.map(({ name, schema, required }) => {
    const value = address(schema, name).map((given): [string, AddressValue][] => [[name, given]])
    return required ? value : fc.oneof(value, fc.constant([]))
  })
  return fc.tuple(...values).map((lists) => lists.flat())
}

/** Half of the free texts are existing ids or slugs. */
function address(schema: Parameter['schema'], name: string): fc.Arbitrary<AddressValue> {
  const text = fitting(schema, name).map((value) => ({ text: String(value) }))
  if (schema.type === 'integer' || (schema.enum ?? schema.pattern)) return text
  const free = text.filter(({ text: given }) => isOneSegment(given))
  return fc.oneof(
    free,
    fc.nat(1_000).map((seen) => ({ seen })),
  )
}

const inPath = (parameters: readonly Parameter[]) => parameters.filter((one) => one.in === 'path')

/** An empty text or dots would change the path. */
const isOneSegment = (text: string) => !/^\.{0,2}$/.test(text) && text.isWellFormed()

export const typeOf = ({ isForm }: Operation) => (isForm ? FORM_TYPE : JSON_TYPE)

/** Encodes a body: JSON, or a form whose files have a byte for each character. */
export function written(value: unknown, { body, isForm }: Operation): string | Buffer<ArrayBuffer> {
  if (!isForm) return JSON.stringify(value)
  const parts = Object.entries(value ?? {}).map(([name, given]) => {
    const isFile = body!.properties?.[name]?.format === 'binary'
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${isFile ? '; filename="a"' : ''}\r\n\r\n`
    return Buffer.concat([
      Buffer.from(head),
      Buffer.from(typeof given === 'string' ? given : JSON.stringify(given), isFile ? 'latin1' : 'utf8'),
      Buffer.from('\r\n'),
    ])
  })
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--`)])
}
