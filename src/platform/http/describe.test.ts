import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const { get, open } = await freshApp()

type Parameter = {
  name: string
  in: string
  required?: boolean
  allowEmptyValue?: boolean
  schema: { type: string; minimum?: number; maximum?: number; pattern?: string; enum?: unknown[] }
}
type Operation = { operationId: string; parameters?: Parameter[] }
type Document = { servers: { url: string }[]; paths: Record<string, Record<string, Operation>> }

let document: Document
beforeAll(async () => {
  document = (await (await open('/v1/openapi.json')).json()) as Document
})

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods))
const parameters = () => operations().flatMap((operation) => operation.parameters ?? [])

test('GET /v1/openapi.json: it names its server, and every operation by a name of its own', () => {
  expect(document.servers).toEqual([{ url: 'http://site.test' }])
  const names = operations().map(({ operationId }) => operationId)
  expect(names).toHaveLength(endpoints.length)
  for (const name of names) expect(name).toMatch(/^(?:get|post|put|patch|delete)[A-Z][A-Za-z0-9]*$/)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('getNewsById')
})

test('GET /v1/openapi.json: what is a number in an address is an integer with bounds', () => {
  const numbers = parameters().filter(({ schema }) => schema.type === 'integer')
  expect([...new Set(numbers.map(({ name }) => name))]).toEqual(
    expect.arrayContaining(['page', 'limit', 'user', 'year', 'amount', 'slug', 'id']),
  )
  for (const { name, schema } of numbers) {
    expect(schema.pattern, name).toBeUndefined()
    if (schema.enum) expect(schema.enum.every(Number.isInteger), name).toBe(true)
    else expect([schema.minimum, schema.maximum].every(Number.isInteger), name).toBe(true)
  }
  const digits = parameters().filter(
    ({ schema }) =>
      schema.type === 'string' && /^\^\[[0-9-]*\](?:\[0-9\]|\{|\+|\$|\\d)/.test(schema.pattern ?? ''),
  )
  expect(digits.filter(({ schema }) => !schema.pattern!.includes('-(?:')).map(({ name }) => name)).toEqual([])
})

test('GET /v1/openapi.json: what may be left out of a query may be empty', () => {
  for (const { name, required, allowEmptyValue } of parameters().filter((one) => one.in === 'query'))
    expect(allowEmptyValue, name).toBe(required ? undefined : true)
})

/** Every GET route open to guests, with its query parameters left empty. */
const emptied = endpoints
  .filter(
    ({ where, gate, query }) =>
      where.startsWith('GET ') && !where.includes('{') && gate.session !== 'required' && query,
  )
  .flatMap(({ where, query }) =>
    Object.entries(query!.shape).map(
      ([name, schema]) => [where.slice(4), name, schema.safeParse(undefined).success] as const,
    ),
  )

test.each(emptied.filter(([, , isOptional]) => isOptional))(
  'GET /v1%s: %s left empty is as if it were left out',
  async (path, name) => {
    const needed = emptied
      .filter(([other, , isOptional]) => other === path && !isOptional)
      .map(([, other]) => `${other}=100000`)
      .join('&')
    const without = await get(`/v1${path}?${needed}`)
    const answer = await get(`/v1${path}?${name}=&${needed}`)
    expect([answer.code, answer.data, answer.pagination]).toEqual([
      without.code,
      without.data,
      without.pagination,
    ])
    expect(Object.keys(answer.errors ?? {})).not.toContain(name)
  },
)

test('GET /v1/payment/channels: an amount left empty is refused, as it is needed', async () => {
  expect(await get('/v1/payment/channels?amount=')).toMatchObject({
    code: 400,
    errors: { amount: expect.any(Array) },
  })
})
