import { randomUUID } from 'node:crypto'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { paths } from '#src/urls/paths.ts'
import { findOwner } from './owner-queries.ts'

/** Mails the account's owner about a change of login factors, in the transaction of the change. */
export async function notifyOwner(
  tx: Tx,
  place: SiteOrigin,
  userId: number,
  { subject, sentence }: { subject: string; sentence: string },
): Promise<void> {
  const owner = await findOwner(tx, userId)
  await queueMail(tx, {
    key: `security-${userId}-${randomUUID()}`,
    to: owner.email,
    name: owner.namaLengkap,
    subject,
    blocks: [
      sentence,
      'Jika ini Anda, tidak ada yang perlu dilakukan. Jika bukan, segera buat kata sandi baru, lalu akhiri perangkat lain di halaman Keamanan.',
      { button: 'Buka halaman Keamanan', href: place.publicUrl + paths.security },
    ],
  })
}
