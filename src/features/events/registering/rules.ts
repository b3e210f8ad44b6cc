export const registrants = ['none', 'member', 'public'] as const
/** Who may register for an event. */
export type Registrants = (typeof registrants)[number]

export const registrationStates = ['none', 'soon', 'open', 'full', 'closed'] as const
/** `full`: whoever registers now waits for a seat. */
export type RegistrationState = (typeof registrationStates)[number]

export type Rules = {
  who: Registrants
  /** Null: as many as come. */
  capacity: number | null
  opensAt: Date | null
  /** Null: at the start. */
  closesAt: Date | null
  startsAt: Date
  endsAt: Date
}
/** How many have a seat, and how many wait for one. */
export type Taken = { taken: number; waiting: number }

/** How registration for an event stands at a moment. */
export function stateOf(rules: Rules & Taken, now: Date): RegistrationState {
  const { who, opensAt, endsAt } = rules
  if (who === 'none') return 'none'
  if (endsAt <= now || closingOf(rules) <= now) return 'closed'
  if (opensAt && opensAt > now) return 'soon'
  return isFull(rules) ? 'full' : 'open'
}

/** When nobody can register any more. */
export const closingOf = ({ closesAt, startsAt }: Pick<Rules, 'closesAt' | 'startsAt'>): Date =>
  closesAt ?? startsAt

/** Those who wait come first: a seat that is free for a moment is theirs. */
const isFull = ({ capacity, taken, waiting }: Pick<Rules, 'capacity'> & Taken) =>
  capacity !== null && (taken >= capacity || waiting > 0)

/** Seats that nobody has; null where they are not counted. */
export const seatsLeft = ({ capacity, taken, waiting }: Pick<Rules, 'capacity'> & Taken): number | null => {
  if (capacity === null) return null
  return waiting > 0 ? 0 : Math.max(0, capacity - taken)
}
