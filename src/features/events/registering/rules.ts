export const registrants = ['none', 'member', 'public'] as const
/** People who may register for an event. */
export type Registrants = (typeof registrants)[number]

export const registrationStates = ['none', 'soon', 'open', 'full', 'closed'] as const
/** `full`: new registrations go to the waiting list. */
export type RegistrationState = (typeof registrationStates)[number]

export type Rules = {
  who: Registrants
  /** Seat limit, enforced by `seatWaiting`; null: unlimited. */
  capacity: number | null
  opensAt: Date | null
  /** Null: at the start. */
  closesAt: Date | null
  startsAt: Date
  endsAt: Date
}
/** Numbers of taken seats and of people waiting. */
export type Taken = { taken: number; waiting: number }

/** State of the registration for an event at a moment. */
export function stateOf(rules: Rules & Taken, now: Date): RegistrationState {
  const { who, opensAt, endsAt } = rules
  if (who === 'none') return 'none'
  if (endsAt <= now || closingOf(rules) <= now) return 'closed'
  if (opensAt && opensAt > now) return 'soon'
  return isSeatLimitReached(rules) ? 'full' : 'open'
}

/** Closing time of registration. */
export const closingOf = ({ closesAt, startsAt }: Pick<Rules, 'closesAt' | 'startsAt'>): Date =>
  closesAt ?? startsAt

/** Seat limit: true once all seats are taken. The waiting list goes first: a briefly free seat counts as taken. */
const isSeatLimitReached = ({ capacity, taken, waiting }: Pick<Rules, 'capacity'> & Taken) =>
  capacity !== null && (taken >= capacity || waiting > 0)

/** Number of free seats; null if unlimited. */
export const seatsLeft = ({ capacity, taken, waiting }: Pick<Rules, 'capacity'> & Taken): number | null => {
  if (capacity === null) return null
  return waiting > 0 ? 0 : Math.max(0, capacity - taken)
}
