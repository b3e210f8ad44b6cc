import { hasDuty } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { type Factors, waysOf } from './queries.ts'
import type { FactorsWire } from './schema.ts'

const WEEK_MS = 7 * DAY_MS

type Owner = {
  role: string
  isPic: boolean
  isModerator: boolean
  editsRegions: readonly number[]
  isDemo: boolean
  factorAskedAt: Date | null
}

/** Deadline for setting up a second factor: a week after the first prompt; null if none is required. */
export function factorDueAt(owner: Owner, factors: Factors): Date | null {
  if (owner.isDemo || !hasDuty(owner) || !owner.factorAskedAt || waysOf(factors).length) return null
  return new Date(owner.factorAskedAt.getTime() + WEEK_MS)
}

export const presentFactors = (factors: Factors, owner: Owner): FactorsWire => ({
  second_factor: waysOf(factors),
  recovery_left: factors.recoveryLeft,
  passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt && new Date(lastUsedAt).toISOString(),
  })),
  due_at: factorDueAt(owner, factors)?.toISOString() ?? null,
})
