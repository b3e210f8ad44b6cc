import type { Tx } from '#src/platform/database/write.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { nameIn } from '#src/platform/mail/compose.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { getSettings } from '../settings/queries.ts'
import { findMessage, letterKey, listUnaddressed } from './queries.ts'

const AT_ONCE = 200

/**
 * Puts the letter of a stored message into the outbox: to the institution it is for, to the secretariat if it is
 * for none or for one that has no address any more. As long as the secretariat has none either, it stays without.
 */
export async function mailMessage(tx: Tx, id: number): Promise<void> {
  const message = await findMessage(tx, id)
  if (!message) return
  const settings = await getSettings(tx)
  const to = message.institutionEmail ?? settings.email
  if (!to) return
  const { name, email, institution } = message
  const where = institution ? `halaman ${institution} di situs` : 'halaman kontak'
  await queueMail(tx, {
    key: letterKey(id),
    to,
    replyTo: { name, address: email },
    subject: institution ? `Pesan dari ${name} untuk ${institution}` : `Pesan dari ${name}`,
    blocks: [
      `${nameIn(name)} menulis lewat ${where} ${settings.site_name}:`,
      message.message,
      {
        facts: [
          ['Nama', name],
          ['E-mail', email],
        ],
      },
      'Balas surat ini untuk menjawab pengirimnya.',
    ],
  })
}

/** Mails what came in while there was nobody to mail it to. */
export const mailWaitingMessages: Job<object, JobParts> = {
  name: 'contact-mail',
  cron: '*/5 * * * *',
  async run(_, { db, write }) {
    for (const id of await listUnaddressed(db, AT_ONCE)) await write((tx) => mailMessage(tx, id))
  },
}
