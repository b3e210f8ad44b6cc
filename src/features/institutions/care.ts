import type { Actor } from '#src/wire/actor.ts'

type Carer = Pick<Actor, 'role' | 'isPic' | 'participantId'>

/** True for roles that manage every institution. */
export const isSecretariat = ({ role }: Pick<Carer, 'role'>): boolean => role !== 'member'

/** Institution of a PIC; null for everybody else. */
export const ownInstitution = ({ isPic, participantId }: Omit<Carer, 'role'>): number | null =>
  isPic ? participantId : null

/** Maximum per institution. */
export const MAX_PICS = 3
