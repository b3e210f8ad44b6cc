import type { Tx } from '#src/platform/database/write.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { nameIn } from '#src/platform/mail/compose.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { getSettings } from '../settings/queries.ts'
import { findMessage, listUnaddressed, mailKey } from './queries.ts'

const AT_ONCE = 200

/** Subject of a message's mail, which its answers repeat. */
export const messageSubject = ({ name, institution }: { name: string; institution: string | null }) =>
  institution ? `Pesan dari ${name} untuk ${institution}` : `Pesan dari ${name}`

/**
 * Queues the mail of a stored message: to its institution, or to the secretariat if it has none or the institution has
 * no address any more; in Indonesian, whatever the language of the page. While the secretariat has no address either,
 * the message stays unsent.
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
    key: mailKey(id),
    to,
    replyTo: { name, address: email },
    subject: messageSubject(message),
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

/** Queues mail for messages that arrived while there was no address. */
export const mailWaitingMessages: Job<object, JobParts> = {
  name: 'contact-mail',
  cron: '*/5 * * * *',
  async run(_, { db, write }) {
    for (const id of await listUnaddressed(db, AT_ONCE)) await write((tx) => mailMessage(tx, id))
  },
}
