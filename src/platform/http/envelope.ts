import { messageOf } from '#src/wire/catalogue.ts'
import type { Failed, Success } from '#src/wire/envelope.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { isStoreUnavailable } from '../files/store-unavailable.ts'
import { HelperUnavailable } from '../helpers/helper.ts'
import type { Reply } from './endpoint.ts'
import { Failure, unavailable } from './failures.ts'

export function successOf<Data>({ code, data, pagination }: Reply<Data>): Success<Data> {
  return { success: true, code, message: messageOf(code), data, ...(pagination && { pagination }) }
}

/** Converts any thrown value to a failure of the catalogue; an unexpected one is a plain 500. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  return isDatabaseUnavailable(error) ||
    isStoreUnavailable(error) ||
    error instanceof HelperUnavailable ||
    (error instanceof Error && error.name === 'TimeoutError')
    ? unavailable()
    : new Failure(500)
}

export function failedOf({ code, data, errors }: Failure): Failed {
  return { success: false, code, message: messageOf(code), data, ...(errors && { errors }) }
}
