import { once } from '#src/platform/jobs/once.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { getSettings } from '../settings/queries.ts'
import { findMessage } from './queries.ts'

/**
 * Mails a stored message to the institution it is for, once; to the secretariat if it is for none, or for
 * one that has no address any more.
 */
export const mailMessage: Job<{ id: number }, JobParts> = {
  name: 'contact-mail',
  async run({ id }, { db, mail }) {
    const [message, settings] = await Promise.all([findMessage(db, id), getSettings(db)])
    if (!message) return
    const to = message.institutionEmail ?? settings.email
    // Fails, so that it is tried again and then parked and seen, rather than lost.
    if (!to) throw new Error('the setting email is empty: nobody to send messages to')
    const where = message.institution ? `halaman ${message.institution} di situs` : 'halaman kontak'
    const key = `contact-${id}`
    await once(db, key, () =>
      mail.send({
        key,
        to,
        replyTo: { name: message.name, address: message.email },
        subject: message.institution
          ? `Pesan dari ${message.name} untuk ${message.institution}`
          : `Pesan dari ${message.name}`,
        text: `${message.message}\n\n${message.name}\n${message.email}\nDikirim lewat ${where} ${settings.site_name}.`,
      }),
    )
  },
}
