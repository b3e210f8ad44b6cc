import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { findAnnounced, listMembersAt } from './queries.ts'
import { versionMail } from './version-mail.ts'

const BATCH = 100

/** Queues a mail to each member, batch by batch; after an interruption nobody gets two. */
export const announceVersion: Job<{ id: number }, JobParts> = {
  name: 'announce-legal-version',
  async run({ id }, { db, write, place }) {
    const version = await findAnnounced(db, id)
    if (!version) return
    for (let after = 0; ; ) {
      const members = await listMembersAt(db, { at: version.inForceFrom, after, limit: BATCH })
      await write(async (tx) => {
        for (const member of members) await queueMail(tx, versionMail(version, member, place.publicUrl))
      })
      if (members.length < BATCH) return
      after = members.at(-1)!.id
    }
  },
}
