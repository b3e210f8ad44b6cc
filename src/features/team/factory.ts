import type { Insertable } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'
import type { Write } from '#src/platform/database/write.ts'

/** Inserts a person of the secretariat; tests override what they are about. */
export const makeTeamMember = (write: Write, given: Partial<Insertable<Tables['team']>> = {}) =>
  write(async (tx) => {
    const member = { name: 'Ruth Simanungkalit', title: 'Kepala sekretariat', flag: 'sekretariat-nasional' }
    tx.invalidate('team')
    return tx
      .insertInto('team')
      .values({ ...member, ...given })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
