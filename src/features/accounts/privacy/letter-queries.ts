import type { Db } from '#src/platform/database/connect.ts'

/** Takes back the last letters to erased people where they are not to be sent. @param ids at least one */
export const withdrawFarewells = (db: Db, ids: readonly number[], now: Date) =>
  db
    .updateTable('letters')
    .set({ toEmail: '', subject: '', text: '', html: '', attachments: '[]', sentAt: now })
    .where(
      'key',
      'in',
      ids.map((id) => `erased-${id}`),
    )
    .where('sentAt', 'is', null)
    .execute()
