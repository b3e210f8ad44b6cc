import type { ProfilePart } from '../accounts/profile/profile-completeness.ts'
import type { ProfileWire } from '../accounts/schema.ts'
import type { MemberParts } from './queries.ts'
import type { WaitingWire } from './schema.ts'

type Facts = {
  factorDueAt: Date | null
  returned: MemberParts['returned']
  claim: ProfileWire['partisipan_claim']
  parts: readonly ProfilePart[]
}

/** Pending actions of the member, from those that block access to the least urgent. */
export function waitingOf({ factorDueAt, returned, claim, parts }: Facts): WaitingWire[] {
  const missing = parts.filter(({ isDone }) => !isDone).length
  return [
    ...(factorDueAt ? [{ kind: 'second_factor' as const, due_at: factorDueAt.toISOString() }] : []),
    ...returned.map((post) => ({ kind: 'revision' as const, ...post })),
    ...(claim ? [{ kind: 'claim' as const, title: claim.title, status: claim.status }] : []),
    ...(missing ? [{ kind: 'profile' as const, missing }] : []),
  ]
}
