import type { Clock } from '../clock.ts'
import { gatewayErrors } from '../metrics.ts'
import { createCircuit } from './circuit.ts'
import { GatewayUnavailable } from './gateway.ts'

type Question = {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
  /** True if the request is idempotent. */
  isTriedAgain?: boolean
}
type Answer = { status: number; body: Record<string, unknown> }

/** Sends requests to one host of the gateway. Errors contain neither request nor response data. */
export function createGatewayFetch(options: {
  host: string
  serverKey: string
  clock: Clock
  patienceMs: number
}) {
  const guarded = createCircuit(options.clock)
  const authorization = `Basic ${Buffer.from(`${options.serverKey}:`).toString('base64')}`

  /** @throws GatewayAway */
  async function once({ method, path, body, headers }: Question, signal: AbortSignal): Promise<Answer> {
    const type = body && { 'content-type': 'application/json' }
    const response = await fetch(options.host + path, {
      method,
      headers: { accept: 'application/json', authorization, ...type, ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    }).catch((error: Error) => {
      throw new GatewayUnavailable(`payment gateway: ${reasonOf(error)}`)
    })
    const answer = { status: response.status, body: await readObject(response) }
    // The API answers 200 and puts its actual code into the body.
    const code = Math.max(answer.status, Number(answer.body.status_code) || 0)
    if (code >= 500 || code === 429) throw new GatewayUnavailable(`payment gateway: answered ${code}`)
    return answer
  }

  /** @throws GatewayAway for a timeout, no connection, 5xx, 429, or an answer that is no JSON object */
  return (question: Question): Promise<Answer> => {
    const signal = AbortSignal.timeout(options.patienceMs)
    return guarded(() =>
      once(question, signal).catch((error) => {
        if (!question.isTriedAgain || signal.aborted) throw error
        return once(question, signal)
      }),
    ).catch((error) => {
      if (error instanceof GatewayUnavailable) gatewayErrors.inc()
      throw error
    })
  }
}

async function readObject(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text().catch((error: Error) => {
    throw new GatewayUnavailable(`payment gateway: ${reasonOf(error)} in the middle of ${response.status}`)
  })
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  } catch {}
  throw new GatewayUnavailable(`payment gateway: answered ${response.status} without JSON`)
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'took too long'
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : 'no connection'
}
