export type Role = 'member' | 'staff' | 'admin'
export type UserType = 'umum' | 'partisipan' | 'sekretariat'

/** The signed-in person as the server knows them now: rights are read from here, never from a token. */
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

/** Whether someone has a duty for others: such an account needs a second factor. */
export const hasDuty = ({
  role,
  isPic,
  isModerator,
}: Pick<Actor, 'isPic' | 'isModerator'> & { role: string }) => role !== 'member' || isPic || isModerator
