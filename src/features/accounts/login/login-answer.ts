import type { FormAnswer } from '#src/ui/form.tsx'
import type { Failed } from '#src/wire/envelope.ts'
import { readJson } from '#src/wire/read-json.ts'

/** Reasons why a login does not succeed. */
export type LoginProblem =
  | 'wrong'
  | 'wrong-code'
  | 'ended'
  | 'inactive'
  | 'suspended'
  | 'many'
  | 'locked'
  | 'busy'

/** Second step: available kinds, its challenge, and passkey options. */
export type FactorStep = { ways: string[]; challenge: string; passkey: Record<string, unknown> | null }

export type LoginAnswer = {
  form: FormAnswer
  problem: LoginProblem | null
  isCaptchaDue: boolean
  factor: FactorStep | null
}

/** Parses the second step from its form; null if invalid. */
export function readStep(text: string | undefined): FactorStep | null {
  const step = readJson<Partial<FactorStep>>(text ?? '')
  if (typeof step?.challenge !== 'string' || !Array.isArray(step.ways)) return null
  return { ways: step.ways.map(String), challenge: step.challenge, passkey: step.passkey ?? null }
}

type LoginData = {
  second_factor?: string[]
  challenge?: string
  passkey?: Record<string, unknown>
  challenge_ended?: true
  captcha_required?: true
  reset_required?: true
  activation_required?: true
  suspended?: true
}

/** Login page state for a failed call; `before` is the second step that the call answered. */
export function toLoginAnswer(email: string, failed: Failed, before: FactorStep | null): LoginAnswer {
  const known = (failed.data ?? {}) as LoginData
  const { second_factor: ways, challenge } = known
  const next =
    ways && challenge ? { ways, challenge, passkey: known.passkey ?? before?.passkey ?? null } : null
  const factor = next ?? (failed.code === 429 || failed.code >= 500 ? before : null)
  return {
    // Not 401, which would mean that a session has ended.
    form: { values: { email }, errors: failed.errors ?? {}, code: 400 },
    problem: problemOf(failed.code, known, before),
    isCaptchaDue: known.captcha_required === true,
    factor,
  }
}

function problemOf(code: number, known: LoginData, before: FactorStep | null): LoginProblem | null {
  if (known.activation_required) return 'inactive'
  if (known.suspended) return 'suspended'
  if (known.reset_required) return 'locked'
  if (known.challenge_ended) return 'ended'
  if (known.second_factor) return before ? 'wrong-code' : null
  if (code === 401) return 'wrong'
  if (code === 429) return 'many'
  return code >= 500 || code === 111 ? 'busy' : null
}
