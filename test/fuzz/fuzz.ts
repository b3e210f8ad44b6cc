import fc from 'fast-check'
import { type Document, type Operation, operationsOf } from './document.ts'
import { type Answer, judge } from './judge.ts'
import { type AddressValue, type Draft, requestsFor, typeOf, written } from './requests.ts'

/** Session of the requests: no token for a guest. Some operations end it; `renew` opens another. */
export type Role = { name: string; token: string | null; renew?(): Promise<string> }

/** Request data prepared by a recipe. */
type Cooked = {
  token: string
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
}

export type Wire = {
  method: string
  path: string
  headers: Record<string, string>
  body: Draft['body']
}

export type Findings = {
  sent: number
  /** Each kind of fault once, with its first request and its count. */
  faults: { what: string; times: number; example: string }[]
  /** Operations without any success. */
  unreached: string[]
}

const REACH_DRAFTS = 40

/**
 * Sends random requests made from the description of `/v1`, valid and not, as every role in turn, and validates every
 * answer against the same description. The same seed makes the same requests.
 */
export async function fuzz(options: {
  document: Document
  roles: readonly Role[]
  apiKey: string
  requests: number
  seed: number
  /** Prepares one request that must succeed, for an operation below `/v1`; null where random ones suffice. */
  cook(name: string): Promise<Cooked | null>
  send(wire: Wire): Promise<Answer>
}): Promise<Findings> {
  const operations = operationsOf(options.document)
  const each = Math.ceil(options.requests / operations.length)
  const seen = new Set<string>()
  const reached = new Set<Operation>()
  const faults = new Map<string, Findings['faults'][number]>()
  const drafts = operations.map((operation, index) =>
    fc.sample(requestsFor(operation), { numRuns: each, seed: options.seed + index }),
  )
  const attempt = async (operation: Operation, draft: Draft, role: Role) => {
    const wire = toWire(operation, draft, { seen, role, apiKey: options.apiKey })
    const answer = await options.send(wire)
    if (answer.status < 300) {
      reached.add(operation)
      gather(answer.body, seen)
    }
    const fault = judge(operation, draft, role.token !== null, answer)
    if (fault) note(faults, `${operation.name} ${fault}`, `as ${role.name}: ${inWords(wire)}`)
    return answer.status
  }
  for (let turn = 0; turn < each; turn += 1)
    for (const [index, operation] of operations.entries()) {
      const role = options.roles[turn % options.roles.length]!
      const status = await attempt(operation, drafts[index]![turn]!, role)
      if (status === 401 && role.renew) role.token = await role.renew()
    }
  /** Sends valid requests as every role until one succeeds, where random ones have not. */
  const reach = async (operation: Operation) => {
    const further = fc.sample(requestsFor(operation), { numRuns: REACH_DRAFTS, seed: options.seed })
    for (const draft of further.filter(({ isValid }) => isValid))
      for (const role of options.roles) {
        if (reached.has(operation)) return
        const status = await attempt(operation, draft, role)
        if (status === 401 && role.renew) role.token = await role.renew()
      }
  }
  let cookedOnes = 0
  for (const operation of operations) {
    const cooked = await options.cook(operation.name.replace(' /v1', ' '))
    if (!cooked) {
      await reach(operation)
      continue
    }
    cookedOnes += 1
    await attempt(operation, draftOf(cooked, operation), { name: 'somebody new', token: cooked.token })
  }
  return {
    sent: each * operations.length + cookedOnes,
    faults: [...faults.values()],
    unreached: operations.filter((operation) => !reached.has(operation)).map(({ name }) => name),
  }
}

/** A prepared request in the form of the random ones. */
function draftOf({ params = {}, query = {}, body }: Cooked, operation: Operation): Draft {
  const path = Object.entries(params).map(([name, value]) => [name, { text: String(value) }])
  return {
    isValid: true,
    path: Object.fromEntries(path),
    query: Object.entries(query).map(([name, text]) => [name, { text }]),
    body: body === undefined ? null : written(body, operation),
    contentType: body === undefined ? null : typeOf(operation),
    key: 'right',
  }
}

function note(faults: Map<string, Findings['faults'][number]>, what: string, example: string) {
  const known = faults.get(what)
  if (known) known.times += 1
  else faults.set(what, { what, times: 1, example: example.slice(0, 500) })
}

function toWire(
  operation: Operation,
  draft: Draft,
  { seen, role, apiKey }: { seen: Set<string>; role: Role; apiKey: string },
): Wire {
  const pool = [...seen]
  const textOf = (value: AddressValue) =>
    'text' in value ? value.text : (pool[value.seen % Math.max(1, pool.length)] ?? '1')
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(draft.path[name]!)),
  )
  const search = new URLSearchParams(draft.query.map(([name, value]) => [name, textOf(value)]))
  const key = { right: apiKey, wrong: `${apiKey}-not`, missing: null }[draft.key]
  return {
    method: operation.method,
    path: search.size ? `${path}?${search}` : path,
    headers: {
      ...(key && { 'x-api-key': key }),
      ...(role.token && { authorization: `Bearer ${role.token}` }),
      ...(draft.contentType && { 'content-type': draft.contentType }),
    },
    body: draft.body,
  }
}

/** A request without its headers, which contain a session. */
const inWords = ({ method, path, body }: Wire) => `${method} ${path} ${body?.toString('latin1') ?? ''}`

/** Collects ids and slugs from answers, so that calls by id find some. */
function gather(value: unknown, seen: Set<string>) {
  if (typeof value !== 'object' || value === null || seen.size > 500) return
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'id' || name === 'slug') seen.add(String(inner))
    else gather(inner, seen)
  }
}
