/** Kinds of pending work at the desk. */
export const waitingKinds = [
  'reviews',
  'endorsements',
  'forum',
  'messages',
  'claims',
  'page_changes',
  'translations',
  'returned_translations',
  'privacy',
  'approvals',
  'disbursements',
  'transfers',
  'to_send',
  'quarantine',
  'letters',
  'jobs',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Counts of pending work by kind; kinds that do not concern this person are omitted. */
export type WaitingCounts = Readonly<Partial<Record<WaitingKind, number>>>
