import { once } from '#src/platform/jobs/once.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { getSettings } from '../settings/queries.ts'
import { findMessage } from './queries.ts'

/** Mails a stored message to the secretariat, once. */
export const mailMessage: Job<{ id: number }, JobParts> = {
  name: 'contact-mail',
  async run({ id }, { db, mail }) {
    const [message, settings] = await Promise.all([findMessage(db, id), getSettings(db)])
    if (!message) return
    // Fails, so that it is tried again and then parked and seen, rather than lost.
    if (!settings.email) throw new Error('the setting email is empty: nobody to send messages to')
    const key = `contact-${id}`
    await once(db, key, () =>
      mail.send({
        key,
        to: settings.email,
        replyTo: { name: message.name, address: message.email },
        subject: `Pesan dari ${message.name}`,
        text: `${message.message}\n\n${message.name}\n${message.email}\nDikirim lewat halaman kontak ${settings.site_name}.`,
      }),
    )
  },
}
