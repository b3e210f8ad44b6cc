import type { Operation } from './document.ts'
import type { Draft } from './requests.ts'
import { closedSchema, misfit } from './validator.ts'

export type Answer = { status: number; body: unknown; ms: number }

const SLOW_MS = 2_000

/** Validates an answer against the description; null if it is valid. */
export function judge(
  operation: Operation,
  draft: Draft,
  isSignedIn: boolean,
  answer: Answer,
): string | null {
  const { status, body, ms } = answer
  if (status >= 500) return `answered ${status}`
  // Without a key the address of a letter leads to its page: it is a mail program that opens it.
  if (status === 302 && draft.key === 'missing') return null
  const schema = operation.answers.get(status)
  if (!schema) return `answered ${status}, which is not documented`
  const why = misfit(closedSchema(schema), body)
  if (why) return `${status} off its schema: ${why}`
  const isSuccess = status < 300
  if (isSuccess && !draft.isValid) return `answered ${status} to what its description refuses`
  if (isSuccess && operation.needsSession && !isSignedIn) return `answered ${status} without a session`
  return ms > SLOW_MS ? `took more than ${SLOW_MS} ms` : null
}
