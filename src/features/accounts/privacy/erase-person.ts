import { record } from '#src/platform/database/audit.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import type { Journal } from '#src/platform/files/journal.ts'
import { post } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import {
  deleteOwnRows,
  emptyAccount,
  type Leaving,
  listDoubles,
  lockLeaving,
  noteErasure,
  releaseTexts,
} from './erase-queries.ts'
import { appendErasure, type ErasureLine } from './erasure-journal.ts'
import { deleteUploads } from './upload-queries.ts'

type Parts = { write: Write; erasures: Journal }

/** Who erases, when it is not its own wish whose time has come, and what else must hold or be done with it. */
type ByHand = { by: Actor | null; detail?: Record<string, unknown>; before?: (tx: Tx) => Promise<void> }

/**
 * Makes a person somebody nobody knows: everything personal goes in one transaction, numbers stay where the
 * network must keep its books. A last letter says so; its address is forgotten once it is sent. The journal has it
 * before the commit, with the doubles that were merged into it, so that an older copy of the database cannot bring
 * anybody back.
 * @param byHand without it only those are erased whose time has come, seen again under the lock: an undo that came
 * first wins
 */
export async function erasePerson({ write, erasures }: Parts, id: number, now: Date, byHand?: ByHand) {
  let noted: ErasureLine[] = []
  try {
    await write(async (tx) => {
      await byHand?.before?.(tx)
      const person = await lockLeaving(tx, id)
      if (!person || (!byHand && (!person.dueAt || person.dueAt > now))) return
      await eraseWithin(tx, person, now)
      await record(tx, byHand?.by ?? null, {
        act: 'erase',
        entity: 'user',
        entityId: id,
        ...(byHand?.detail && { detail: byHand.detail }),
      })
      noted = [{ id }, ...(await listDoubles(tx, id))].map((one) => ({
        user_id: one.id,
        erased_at: now.toISOString(),
        keeps_byline: person.keepsByline,
      }))
      for (const line of noted) await appendErasure(erasures, line)
    })
  } catch (error) {
    for (const line of noted) await appendErasure(erasures, { ...line, is_void: true })
    throw error
  }
}

async function eraseWithin(tx: Tx, person: Leaving, now: Date) {
  await deleteOwnRows(tx, person, now)
  await releaseTexts(tx, person)
  await deleteUploads(tx, person.id, now)
  await emptyAccount(tx, person, now)
  await noteErasure(tx, person, now)
  tx.drop('news', 'blog', 'questions')
  await post(tx, {
    key: `erased-${person.id}`,
    to: person.email,
    subject: 'Akun Anda sudah dihapus',
    blocks: [
      'Akun dan data pribadi Anda sudah dihapus. Ini surat terakhir dari kami; alamat ini pun tidak kami simpan lagi.',
      'Salinan cadangan terhapus bergiliran menurut kebijakan privasi kami.',
    ],
  })
}
