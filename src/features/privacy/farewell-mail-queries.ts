import type { Db } from '#src/platform/database/connect.ts'

/** Cancels unsent final mails to erased people. @param ids at least one */
export const cancelFarewellMails = (db: Db, ids: readonly number[], now: Date) =>
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
