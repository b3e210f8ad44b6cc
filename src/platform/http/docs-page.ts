import { html } from 'hono/html'

type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minLength?: number
  maxLength?: number
  anyOf?: Schema[]
}
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Content = { content?: { 'application/json'?: { schema: Schema } } }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
export type OpenApi = {
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: object
}

type Row = { name: string; place: string; isRequired: boolean; schema: Schema }

/** The documentation of `/v1`: plain HTML without script, built from the OpenAPI document. */
export function docsPage(document: OpenApi) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = [...Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')]
  return html`<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>API /v1</title>
<link rel="stylesheet" href="/plain.css"></head><body><main><h1>API /v1</h1>
<p>Setiap panggilan membawa header <code>X-API-Key</code>. Panggilan anggota juga membawa <code>Authorization: Bearer …</code>.
Setiap jawaban berbentuk <code>{ success, code, message, data, pagination? }</code>; kegagalan isian menyebut semua isian yang keliru di <code>errors</code>.
Berkas mesin: <a href="/v1/openapi.json">openapi.json</a>.</p>
${groups.map(([name, list]) => html`<section><h2>${name}</h2>${list.map(operationBlock)}</section>`)}
</main></body></html>`
}

function operationBlock({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const isForMembers = operation.security.every((need) => 'session' in need)
  const given = rowsOf(operation)
  const answer = Object.entries(operation.responses).find(([code]) => code.startsWith('2'))
  const data = schemaOf(answer?.[1])?.properties?.data
  return html`<article><h3><code>${method} ${path}</code></h3>
<p>${operation.summary}${isForMembers ? ' (perlu masuk)' : ''}<br>
<span class="note">Jawaban: ${Object.keys(operation.responses).join(', ')}</span></p>
${given.length ? table('Isian', given) : ''}${data ? table('data', fieldsOf(data.items ?? data, data.items ? 'baris' : 'data')) : ''}</article>`
}

const table = (caption: string, rows: Row[]) => html`<table><caption hidden>${caption}</caption>
<thead><tr><th>${caption}</th><th>Letak</th><th>Bentuk</th></tr></thead><tbody>${rows.map(
  ({ name, place, isRequired, schema }) =>
    html`<tr><td><code>${name}</code>${isRequired ? '' : html` <small>boleh kosong</small>`}</td><td>${place}</td><td>${shapeOf(schema)}</td></tr>`,
)}</tbody></table>`

const schemaOf = (content: Content | undefined) => content?.content?.['application/json']?.schema

const rowsOf = ({ parameters = [], requestBody }: Operation): Row[] => [
  ...parameters.map((p) => ({
    name: p.name,
    place: p.in,
    isRequired: p.required === true,
    schema: p.schema,
  })),
  ...fieldsOf(schemaOf(requestBody) ?? {}, 'body'),
]

const fieldsOf = (schema: Schema, place: string): Row[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    place,
    isRequired: schema.required?.includes(name) === true,
    schema: field,
  }))

function shapeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.anyOf) return schema.anyOf.map(shapeOf).join(' | ')
  if (schema.items) return `daftar ${shapeOf(schema.items)}`
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  const { minLength, maxLength } = schema
  const length = maxLength ? `, ${minLength ?? 0}–${maxLength} huruf` : ''
  return `${[schema.type ?? 'apa saja'].flat().join(' | ')}${schema.format ? ` (${schema.format})` : ''}${length}`
}
