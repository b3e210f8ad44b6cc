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
  participantId: number | null
  regionId: number | null
}

/** Duties for others, granted by the server alone. */
export const allDuties = ['pic', 'moderator', 'staff', 'admin'] as const
export type Duty = (typeof allDuties)[number]

type Dutiful = Pick<Actor, 'isPic' | 'isModerator'> & { role: string }

/** True if someone has one of these duties. */
export const hasOneOf = ({ role, isPic, isModerator }: Dutiful, duties: readonly Duty[]) =>
  duties.some((duty) => role === duty || (duty === 'pic' && isPic) || (duty === 'moderator' && isModerator))

/** True if someone has a duty for others: such an account needs a second factor. */
export const hasDuty = (person: Dutiful) => hasOneOf(person, allDuties)
