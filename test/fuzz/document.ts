/** The part of JSON Schema used by the description of `/v1`. */
export type JsonSchema = {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
}

export type Parameter = {
  name: string
  in: 'path' | 'query'
  required?: boolean
  /** Empty counts as absent. */
  allowEmptyValue?: boolean
  schema: JsonSchema
}

type Content = { content: { 'application/json': { schema: JsonSchema } } }
type FormContent = { content: { 'multipart/form-data': { schema: JsonSchema } } }

type Described = {
  security?: readonly Record<string, unknown>[]
  parameters?: readonly Parameter[]
  requestBody?: Content | FormContent
  responses: Record<string, Content>
}

export type Document = { paths: Record<string, Record<string, Described>> }

export type Operation = {
  /** For example `GET /v1/news/{id}`. */
  name: string
  method: string
  path: string
  parameters: readonly Parameter[]
  body: JsonSchema | null
  /** True for a multipart form, whose texts of the format `binary` are files. */
  isForm: boolean
  /** Schema of each documented answer's body. */
  answers: ReadonlyMap<number, JsonSchema>
  /** True if a session is required. */
  needsSession: boolean
}

export const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: described.parameters ?? [],
      ...bodyOf(described.requestBody),
      answers: new Map(
        Object.entries(described.responses).map(([code, { content }]) => [
          Number(code),
          content['application/json'].schema,
        ]),
      ),
      needsSession: !!described.security?.length && described.security.every((way) => 'session' in way),
    })),
  )

function bodyOf(described: Described['requestBody']): Pick<Operation, 'body' | 'isForm'> {
  const content = described?.content
  if (content && 'multipart/form-data' in content)
    return { body: content['multipart/form-data'].schema, isForm: true }
  return { body: content?.['application/json'].schema ?? null, isForm: false }
}
