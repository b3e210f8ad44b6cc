export type Role = 'member' | 'staff' | 'admin'
export type UserType = 'umum' | 'partisipan' | 'sekretariat'

/** The logged-in person with current rights, which are read from here, never from a token. */
export type Actor = {
  id: number
  name: string
  photo: string | null
  role: Role
  userType: UserType
  isPic: boolean
  isModerator: boolean
  /** Open regions that the person edits. */
  editsRegions: readonly number[]
  participantId: number | null
  regionId: number | null
}

/** Duties for others, granted by the server alone. */
export const allDuties = ['pic', 'region', 'moderator', 'staff', 'admin'] as const
export type Duty = (typeof allDuties)[number]

type Dutiful = Pick<Actor, 'isPic' | 'isModerator'> & { role: string; editsRegions: readonly unknown[] }

/** True if someone has one of these duties. */
export const hasOneOf = (
  { role, isPic, isModerator, editsRegions }: Dutiful,
  duties: readonly Duty[],
): boolean => {
  const given = { pic: isPic, region: editsRegions.length > 0, moderator: isModerator }
  return duties.some((duty) => role === duty || (duty !== 'staff' && duty !== 'admin' && given[duty]))
}

/** True if someone has a duty for others: such an account needs a second factor. */
export const hasDuty = (person: Dutiful) => hasOneOf(person, allDuties)

/** Work of somebody at the desk: everything, or what belongs to these regions. */
export type DeskScope = 'everything' | readonly number[]

/** @param whole duties for every region; whoever has none of them has the regions that they edit, mostly none */
export const deskScope = (
  actor: Dutiful & Pick<Actor, 'editsRegions'>,
  whole: readonly Duty[] = ['staff', 'admin'],
): DeskScope => (hasOneOf(actor, whole) ? 'everything' : actor.editsRegions)

/** True if a region lies in a scope; what has no region belongs to the secretariat alone. */
export const isWithin = (scope: DeskScope, regionId: number | null): boolean =>
  scope === 'everything' || (regionId !== null && scope.includes(regionId))

/** The institution that a member's texts come from; the secretariat writes for the whole network. */
export const speaksFor = ({ role, participantId }: Pick<Actor, 'role' | 'participantId'>): number | null =>
  role === 'member' ? participantId : null

/** Institutions that somebody may name: those of a scope, their own, and those that the item names already. */
export type Voice = { scope: DeskScope; own: number | null; stays: readonly (number | null)[] }
