import { GatewayRefused } from './payments/gateway.ts'

/** Error fields without personal data: codes and names of our own tables. All other fields are left out. */
const facts = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'status',
  'statusCode',
  'responseCode',
] as const

/** Maximum depth of error causes. */
const DEEPEST = 5

type Described = {
  type: string
  message: string
  stack: string
  cause?: Described
  errors?: Described[]
  messages?: unknown
} & { [fact in (typeof facts)[number]]?: unknown }

/**
 * An error in a form that is safe to log. PostgreSQL puts rows and parameters into `detail`, `where` and others, mail
 * servers the address into `response`: only the fields listed here are kept, of causes too.
 */
export function describeError(error: Error, depth = 0): Described {
  const described: Described = {
    type: error.constructor?.name ?? 'Error',
    message: messageOf(error),
    stack: stackOf(error),
  }
  for (const fact of facts) {
    const value = (error as Error & Record<string, unknown>)[fact]
    if (typeof value === 'string' || typeof value === 'number') described[fact] = value
  }
  // Messages of the payment gateway, which repeat nothing that we sent.
  if (error instanceof GatewayRefused) described.messages = error.messages
  if (depth === DEEPEST) return described
  if (error.cause instanceof Error) described.cause = describeError(error.cause, depth + 1)
  const errors = error instanceof AggregateError ? error.errors.filter((one) => one instanceof Error) : []
  if (errors.length) described.errors = errors.map((one) => describeError(one, depth + 1))
  return described
}

/** An error for the terminal: its stack and those of its causes. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return 'A value that is no error was thrown'
  const causes: string[] = []
  for (let one = describeError(error).cause; one; one = one.cause) causes.push(`Caused by ${one.stack}`)
  return [stackOf(error), ...causes].join('\n')
}

/** PostgreSQL's class 22: data exceptions quote the value, `invalid input syntax for type date: "…"`. */
const isDataException = ({ code }: Error & { code?: unknown }) =>
  typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)

/** Message of an error, without the value that the database could not parse. */
export const messageOf = (error: Error): string =>
  isDataException(error) ? error.message.replace(/".*"/s, '"…"') : error.message

function stackOf(error: Error) {
  const { stack = String(error), message } = error
  return message ? stack.replace(message, () => messageOf(error)) : stack
}
