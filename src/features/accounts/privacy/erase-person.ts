import { record } from '#src/platform/database/audit.ts'
import type { Write } from '#src/platform/database/write.ts'
import { post } from '#src/platform/mail/outbox.ts'
import { deleteOwnRows, emptyAccount, lockLeaving, noteErasure, releaseTexts } from './erase-queries.ts'
import { deleteUploads } from './upload-queries.ts'

/**
 * Makes a person somebody nobody knows: everything personal goes in one transaction, numbers stay where the
 * network must keep its books. A last letter says so; its address is forgotten once it is sent.
 * @param isDue whether it is time, seen again under the lock: an undo that came first wins
 */
export function erasePerson(write: Write, id: number, now: Date, isDue = true): Promise<void> {
  return write(async (tx) => {
    const person = await lockLeaving(tx, id)
    if (!person || (isDue && (!person.dueAt || person.dueAt > now))) return
    await deleteOwnRows(tx, person, now)
    await releaseTexts(tx, person)
    await deleteUploads(tx, id, now)
    await emptyAccount(tx, person, now)
    await noteErasure(tx, person, now)
    await record(tx, null, { act: 'erase', entity: 'user', entityId: id })
    tx.drop('news', 'blog', 'questions')
    await post(tx, {
      key: `erased-${id}`,
      to: person.email,
      subject: 'Akun Anda sudah dihapus',
      blocks: [
        'Akun dan data pribadi Anda sudah dihapus. Ini surat terakhir dari kami; alamat ini pun tidak kami simpan lagi.',
        'Salinan cadangan terhapus bergiliran menurut kebijakan privasi kami.',
      ],
    })
  })
}
