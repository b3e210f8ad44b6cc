import type { z } from 'zod'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { SecurityEvents } from '#src/platform/security-events/security-events.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { Contract } from '#src/wire/client.ts'
import type { FieldErrors, WirePagination } from '#src/wire/envelope.ts'
import type { PostureWarning } from '#src/wire/posture.ts'
import type { SecurityEventKind } from '#src/wire/security-event.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Write } from '../database/write.ts'
import type { Files } from '../files/files.ts'
import type { Journal } from '../files/journal.ts'
import type { Spool } from '../files/spool.ts'
import type { VirusScanner } from '../files/virus-scanner.ts'
import type { Limits } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { BounceSettings } from '../mail/bounce-settings.ts'
import type { MailSetup } from '../mail/mail-setup.ts'
import type { Remember } from '../page-cache/remember.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Gateway, Settle } from '../payments/gateway.ts'
import type { GivingRules } from '../payments/giving-rules.ts'
import type { Visit } from '../request-scope.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SiteOrigin } from '../site-origin.ts'
import type { Translator } from '../translator/translator.ts'
import { invalid } from './failures.ts'
import type { Gate } from './gates.ts'
import { inputMessage } from './input-messages.ts'
import type { FormPart } from './multipart.ts'
import * as words from './words.id.ts'

type Fields = z.ZodObject | undefined
type Read<S extends Fields> = S extends z.ZodObject ? z.output<S> : undefined
type Given<S extends Fields> = S extends z.ZodObject ? z.input<S> : undefined
type Wire<T> = T extends string ? string | number : T extends object ? { [K in keyof T]: Wire<T[K]> } : T

/** Services available to every route; created once for the app. */
export type Services = {
  db: Db
  /** Reads of what is the same for everybody, at a standby where there is one. */
  shared: Db
  /** Database of reports: a standby, once that has everything that is committed by now (decision 097). */
  forReport(): Promise<Db>
  write: Write
  clock: Clock
  remember: Remember
  place: SiteOrigin
  sessions: Sessions
  passwords: Passwords
  limits: Limits
  securityEvents: SecurityEvents
  captcha: Captcha
  uploads: Files
  spool: Spool
  /** Machine that suggests translations; null for none. */
  translator: Translator | null
  /** Scanner for uploaded documents; null for none. */
  virusScanner: VirusScanner | null
  /** The payment gateway; null: gifts by bank transfer only. */
  payments: Gateway | null
  settle: Settle
  /** Fees, and the amount above which a second person decides. */
  giving: GivingRules
  /** Encrypts and signs data of the server. */
  secret: SiteSecret
  log: Log
  /** Journal of erased people, outside the database. */
  erasures: Journal
  mailSetup: MailSetup
  /** Reports of undelivered letters; null where they are not read. */
  bounces: BounceSettings | null
  /** Warnings of the start-up posture check. */
  warnings: readonly PostureWarning[]
}

export type Reply<Data> = { code: 200 | 201; data: Data; pagination?: WirePagination }

export const ok = <Data>(data: Data): Reply<Data> => ({ code: 200, data })
export const created = <Data>(data: Data): Reply<Data> => ({ code: 201, data })
export const paged = <Data>(data: Data, pagination: WirePagination): Reply<Data> => ({
  code: 200,
  data,
  pagination,
})

export type CallOf<P extends Fields, Q extends Fields, B extends Fields> = Services & {
  actor: Actor | null
  visit: Visit
  params: Read<P>
  query: Read<Q>
  body: Read<B>
  /** Parts of a form as they arrive; null for routes without a form. */
  form: AsyncIterable<FormPart> | null
}

type Definition<W extends string, P extends Fields, Q extends Fields, B extends Fields, Data> = {
  /** Method and path below `/v1`, for example `GET /news/{id}`. */
  where: W
  summary: string
  gate: Gate
  /**
   * `fresh`: password or factor given in the last ten minutes; a function: only for such calls; `none`: none needed.
   * Required for every act on money, role, factor, duty or settings (decision 066).
   */
  proof?: 'fresh' | 'none' | ((call: CallOf<P, Q, B>) => boolean | Promise<boolean>)
  /**
   * Rule for a second approval. `above-limit`: amounts above one person's daily limit need another person;
   * `somebody-else`: never the person who requested it; `none`: not needed (decision 066).
   */
  secondPerson?: 'above-limit' | 'somebody-else' | 'none'
  /** Kind of security event recorded for success, failure and refusal (decision 069). */
  securityEvent?: SecurityEventKind | ((call: CallOf<P, Q, B>) => SecurityEventKind | null)
  /** Opens it to callers that cannot send an API key. */
  withoutKey?: true
  params?: P
  query?: Q
  body?: B
  /** Instead of a body: the text fields of a multipart form with one `file`. `run` reads and checks them. */
  form?: z.ZodObject
  /** Schema of `data` in the envelope. */
  answer: z.ZodType<Data>
  isPaged?: boolean
  code?: 200 | 201
  /** Cache tags of the answer; without tags it is never stored. Only for routes with the same answer for everyone. */
  tags?: readonly CacheTag[]
  /** Sums over many rows: read at the replica once it has everything that was committed before the call. */
  isReport?: true
  /** Failures besides the usual ones of such a route. */
  failures?: readonly number[]
  run(call: CallOf<P, Q, B>): Promise<Reply<Data>>
}

export type Endpoint = Definition<string, Fields, Fields, Fields, unknown>

type Part<Name extends string, S extends Fields> = S extends z.ZodObject
  ? Record<never, never> extends Given<S>
    ? { [K in Name]?: Wire<Given<S>> }
    : { [K in Name]: Wire<Given<S>> }
  : Record<never, never>

/** Declares a route of `/v1`; the typed client is derived from the result's type. */
export function endpoint<
  const W extends string,
  Data,
  P extends Fields = undefined,
  Q extends Fields = undefined,
  B extends Fields = undefined,
>(definition: Definition<W, P, Q, B, Data>) {
  return definition as unknown as Endpoint &
    Contract & { where: W; input: Part<'params', P> & Part<'query', Q> & Part<'body', B>; data: Data }
}

export type RawInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  form?: AsyncIterable<FormPart>
}

/** Validates the whole input of a call at once. @throws Failure 400 with the messages of all failing fields */
export function parseInput(definition: Partial<Pick<Endpoint, 'params' | 'query' | 'body'>>, raw: RawInput) {
  // No prototype: a field called `constructor` must not find one.
  const errors: FieldErrors = Object.create(null)
  const read = (schema: Fields, value: unknown) => {
    if (!schema) return undefined
    const parsed = schema.safeParse(value === undefined ? {} : value, { error: inputMessage })
    if (!parsed.success) for (const issue of parsed.error.issues) addError(errors, issue)
    else if (isStorable(parsed.data)) return parsed.data
    else
      for (const [field, given] of Object.entries(parsed.data))
        if (!isStorable(given)) errors[field] = [words.unstorable]
  }
  const input = {
    params: read(definition.params, raw.params),
    query: read(definition.query, withoutEmpty(definition.query, raw.query)),
    body: read(definition.body, raw.body),
  }
  if (Object.keys(errors).length) throw invalid(errors)
  return input
}

/** Drops empty query parameters, which forms send too: `?user=&page=1` means `?page=1`. Required ones stay. */
function withoutEmpty(schema: Fields, query: unknown): unknown {
  if (!schema || typeof query !== 'object' || !query) return query
  const isLeftOut = ([name, value]: [string, unknown]) =>
    value === '' && Boolean(schema.shape[name]?.safeParse(undefined).success)
  const given = Object.entries(query).filter((entry) => !isLeftOut(entry))
  return Object.assign(Object.create(null), Object.fromEntries(given))
}

/** Unknown fields beyond these are refused but not named. */
const MAX_UNKNOWN = 20

function addError(errors: FieldErrors, issue: z.core.$ZodIssue) {
  const fields =
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MAX_UNKNOWN).map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.') || 'body']
  for (const field of fields) errors[field] = [...(errors[field] ?? []), issue.message]
}

/** False for U+0000 and lone surrogates anywhere in the input, which PostgreSQL rejects. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.includes('\0') && value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
