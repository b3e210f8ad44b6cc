/** What can wait for somebody at the desk. */
export const waitingKinds = [
  'reviews',
  'endorsements',
  'forum',
  'claims',
  'page_changes',
  'privacy',
  'approvals',
  'transfers',
  'to_send',
  'quarantine',
  'letters',
  'jobs',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** How much of each kind waits; kinds that are none of this person's business are left out. */
export type WaitingCounts = Readonly<Partial<Record<WaitingKind, number>>>
