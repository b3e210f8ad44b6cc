import { setImmediate } from 'node:timers/promises'
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { paginationShape } from '#src/wire/pagination.ts'
import type { SiteOrigin } from '../site-origin.ts'
import type { OpenApi } from './docs-page.ts'
import type { Endpoint } from './endpoint.ts'

const message = z.object({ title: z.string(), description: z.string() })

/** Failures with messages by field. */
const withErrors = new Set([400, 409, 413, 415])

/** One schema per status, for all routes. */
const failedShapes = new Map<number, z.ZodType>()

function failedShape(code: number): z.ZodType {
  const known = failedShapes.get(code)
  if (known) return known
  const shape = z.object({
    success: z.literal(false),
    code: z.literal(code),
    message,
    data: z.unknown(),
    ...(withErrors.has(code) && { errors: z.record(z.string(), z.array(z.string()).min(1)).optional() }),
  })
  failedShapes.set(code, shape)
  return shape
}

const successShape = (endpoint: Endpoint) =>
  z.object({
    success: z.literal(true),
    code: z.literal(endpoint.code ?? 200),
    message,
    data: endpoint.answer,
    ...(endpoint.isPaged && { pagination: paginationShape }),
  })

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
const file = z.string().meta({ format: 'binary' })
const multipart = (fields: z.ZodObject) => ({
  content: { 'multipart/form-data': { schema: fields.extend({ file }) } },
})

/** Statuses that a route can answer: the fuzzer reports any other. */
function statusesOf(endpoint: Endpoint) {
  const codes = new Set([401, 500, 503, ...(endpoint.failures ?? [])])
  if (endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.form) codes.add(400)
  if (endpoint.params) codes.add(404)
  if (endpoint.body ?? endpoint.form) for (const code of [413, 415]) codes.add(code)
  // Callers without a right, or without a second factor that is due.
  const { duties, session, beforeFactor } = endpoint.gate
  const asksForProof = endpoint.proof !== undefined && endpoint.proof !== 'none'
  if (duties || asksForProof || (session === 'required' && !beforeFactor)) codes.add(403)
  return [...codes].sort()
}

/** The route in OpenAPI 3.1; its gate becomes the security requirement. */
function describeEndpoint(endpoint: Endpoint): RouteConfig {
  const [method, path] = endpoint.where.split(' ') as [string, string]
  const security = {
    ignored: [{ apiKey: [] }],
    optional: [{ apiKey: [] }, { apiKey: [], session: [] }],
    required: [{ apiKey: [], session: [] }],
  }[endpoint.gate.session]
  return {
    method: method.toLowerCase() as 'get',
    path: `/v1${path}`,
    operationId: operationIdOf(endpoint.where),
    summary: endpoint.summary,
    ...(endpoint.secondPerson && { 'x-second-person': endpoint.secondPerson }),
    ...(endpoint.proof && { 'x-proof': typeof endpoint.proof === 'function' ? 'by-input' : endpoint.proof }),
    tags: [path.split('/')[1]!],
    security: endpoint.withoutKey ? [] : security,
    request: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { query: endpoint.query }),
      ...(endpoint.body && { body: { ...json(endpoint.body), required: true } }),
      ...(endpoint.form && { body: { ...multipart(endpoint.form), required: true } }),
    },
    responses: {
      [endpoint.code ?? 200]: { description: 'Berhasil', ...json(successShape(endpoint)) },
      ...Object.fromEntries(
        statusesOf(endpoint).map((code) => [code, { description: 'Gagal', ...json(failedShape(code)) }]),
      ),
    },
  } as RouteConfig
}

const about = {
  openapi: '3.1.0',
  info: { title: 'jejaring', version: '1', description: 'Contract of the public site and member area.' },
}

/** `getNewsById` for `GET /news/{id}`: generated clients use it as a function name, so it is as stable as the route. */
const operationIdOf = (where: string): string => {
  const [method = '', ...words] = where
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

type Described = { parameters?: DescribedParameter[] }
type DescribedParameter = {
  in: string
  required?: boolean
  allowEmptyValue?: boolean
  schema?: { type?: unknown; enum?: unknown[]; pattern?: unknown; default?: unknown }
}

const isDigits = (value: unknown) => /^(?:0|[1-9]\d*)$/.test(String(value))

/** Describes the parameters of an address: numbers, and those that may be empty, which counts as absent. */
function describeAddress({ parameters = [] }: Described) {
  for (const parameter of parameters) {
    const { schema } = parameter
    if (parameter.in === 'query' && !parameter.required) parameter.allowEmptyValue = true
    if (schema?.enum?.every(isDigits)) {
      schema.type = 'integer'
      schema.enum = schema.enum.map(Number)
      if (schema.default !== undefined) schema.default = Number(schema.default)
    }
    if (schema?.type === 'integer') delete schema.pattern
  }
}

/** The whole document, built a route at a time so that other requests are not blocked. */
export async function documentOf(
  endpoints: readonly Endpoint[],
  { publicUrl }: Pick<SiteOrigin, 'publicUrl'>,
): Promise<OpenApi> {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const api = new OpenAPIHono()
    api.openAPIRegistry.registerPath(describeEndpoint(endpoint))
    const { paths: own } = api.getOpenAPI31Document(about) as unknown as OpenApi
    for (const methods of Object.values(own))
      for (const operation of Object.values(methods)) describeAddress(operation as Described)
    for (const [path, methods] of Object.entries(own)) paths[path] = { ...paths[path], ...methods }
    await setImmediate()
  }
  const securitySchemes = {
    apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    session: { type: 'http', scheme: 'bearer' },
  }
  const servers = [{ url: publicUrl }]
  return { ...about, servers, components: { securitySchemes, schemas: {}, parameters: {} }, paths }
}
