import type { Actor } from '#src/wire/actor.ts'
import type { Call, CallInput } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import { outageOf } from '../count-outages.ts'
import type { Log } from '../log.ts'
import { currentVisit, readPrivate, readTags } from '../request-scope.ts'
import { recordFailure, recordOutcome } from '../security-events/note-call.ts'
import { type Endpoint, parseInput, type RawInput, type Reply, type Services } from './endpoint.ts'
import { failedOf, successOf, toFailure } from './envelope.ts'
import { Failure } from './failures.ts'
import { passGate } from './gates.ts'
import { requireProof } from './require-proof.ts'

/**
 * Runs an endpoint for every kind of caller: gate, then the whole input, then the proof, then the work. Records the
 * outcome as a security event where the endpoint says so; a gate's refusal is recorded for all.
 * @throws Failure as the endpoint or its gate decides; anything else is a fault
 */
export async function dispatch(
  endpoint: Endpoint,
  raw: RawInput,
  visitor: Actor | null,
  services: Services,
): Promise<Reply<unknown>> {
  const noted = { securityEvents: services.securityEvents, operation: endpoint.where, visitor }
  const actor = passGateNoted(endpoint, visitor, noted)
  const tags = actor ? undefined : endpoint.tags
  if (tags) readTags(tags)
  else readPrivate()
  const input = parseInput(endpoint, raw)
  const call = {
    ...services,
    db: endpoint.isReport ? await services.forReport() : tags ? services.shared : services.db,
    actor,
    visit: currentVisit(),
    ...input,
    form: raw.form ?? null,
  } as never
  const kind = kindOf(endpoint, call)
  try {
    if (await asksForProof(endpoint, call)) requireProof(currentVisit(), services.clock)
    const reply = await endpoint.run(call)
    recordOutcome(noted, kind, 'done')
    return reply
  } catch (error) {
    recordFailure(noted, kind, error, isSecondStep(input.body))
    throw error
  }
}

/** Passes the gate; records a refusal for a missing duty. */
function passGateNoted(
  { gate, securityEvent }: Endpoint,
  visitor: Actor | null,
  noted: Parameters<typeof recordFailure>[0],
) {
  try {
    return passGate(gate, visitor, currentVisit().session)
  } catch (error) {
    if (visitor) recordFailure(noted, typeof securityEvent === 'string' ? securityEvent : 'access', error)
    throw error
  }
}

/** True if the body answers a challenge, so that a failure is not the first request for the factor. */
const isSecondStep = (body: object | undefined) => body !== undefined && 'challenge' in body

const kindOf = ({ securityEvent }: Endpoint, call: never) =>
  typeof securityEvent === 'function' ? securityEvent(call) : (securityEvent ?? null)

const asksForProof = ({ proof }: Endpoint, call: never) =>
  typeof proof === 'function' ? proof(call) : proof === 'fresh'

/**
 * In-process client of `/v1` for pages rendered on the server: the same calls, gates and shapes. Like the browser's it
 * returns failures as values.
 */
export function createInProcessClient(options: {
  endpoints: ReadonlyMap<string, Endpoint>
  services: Services
  visitor: Actor | null
  log: Log
}): Call {
  const call = async (where: string, input: CallInput = {}): Promise<Result<unknown>> => {
    const endpoint = options.endpoints.get(where)
    if (!endpoint) throw new Error(`no endpoint ${where}`)
    try {
      const visitor = input.session ? options.visitor : null
      return successOf(await dispatch(endpoint, asSent(input), visitor, options.services))
    } catch (error) {
      const failure = toFailure(error)
      if (failure.code >= 500) readPrivate()
      if (!(error instanceof Failure)) options.log.error({ where, error, ...outageOf(error) }, 'call failed')
      return failedOf(failure)
    }
  }
  return call as Call
}

/** Query and path values as HTTP would deliver them: text, without empty ones. */
function asSent({ params, query, body }: CallInput): RawInput {
  const texts = (values: Record<string, unknown> | undefined) =>
    Object.fromEntries(
      Object.entries(values ?? {})
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => [name, String(value)]),
    )
  return { params: texts(params), query: texts(query), body }
}
