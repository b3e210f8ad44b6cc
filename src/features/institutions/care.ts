import type { Actor } from '#src/wire/actor.ts'

type Carer = Pick<Actor, 'role' | 'isPic' | 'participantId'>

/** Whether somebody answers for every institution. */
export const isSecretariat = ({ role }: Pick<Carer, 'role'>): boolean => role !== 'member'

/** The institution whose PIC somebody is; null for everybody else. */
export const ownInstitution = ({ isPic, participantId }: Omit<Carer, 'role'>): number | null =>
  isPic ? participantId : null

/** So many an institution may have. */
export const MAX_PICS = 3
