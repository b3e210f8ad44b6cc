import type { FieldErrors } from '#src/wire/envelope.ts'

/** An expected failure, turned into the envelope or the error page in one place. */
export class Failure extends Error {
  readonly code: number
  readonly data: unknown
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string>

  constructor(
    code: number,
    more: { data?: unknown; errors?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    // Expected failures need no stack trace, and capturing it is most of the cost of a refusal.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(`failure ${code}`)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.data = more.data ?? {}
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }
}

export const invalid = (errors: FieldErrors) => new Failure(400, { errors })
export const unauthorized = (data?: unknown) => new Failure(401, { data })
export const forbidden = (data?: unknown) => new Failure(403, { data })
export const notFound = () => new Failure(404)
export const tooSlow = () => new Failure(408)
export const conflict = (data?: unknown) => new Failure(409, { data })
export const tooLarge = (errors?: FieldErrors) => new Failure(413, { ...(errors && { errors }) })
export const unsupportedType = (errors?: FieldErrors) => new Failure(415, { ...(errors && { errors }) })
/** @param seconds until a retry is worthwhile */
export const tooMany = (seconds: number, data?: unknown) =>
  new Failure(429, { data, headers: { 'retry-after': String(seconds) } })
export const unavailable = (seconds = 5) => new Failure(503, { headers: { 'retry-after': String(seconds) } })
