import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { campaignUpdateMail } from './campaign-update-mail.ts'
import { getUpdate, listReaders } from './queries.ts'

const BATCH = 100

/** Queues a mail for each subscribed donor, in batches; a restart sends nobody a second one. */
export const sendCampaignUpdate: Job<{ id: number }, JobParts> = {
  name: 'send-campaign-update',
  async run({ id }, { db, write, place, secret }) {
    const update = { ...(await getUpdate(db, id)), id }
    for (let after = ''; ; ) {
      const readers = await listReaders(db, update.campaignId, { after, limit: BATCH })
      await write(async (tx) => {
        for (const reader of readers)
          await queueMail(tx, campaignUpdateMail(update, reader, { publicUrl: place.publicUrl, secret }))
      })
      if (readers.length < BATCH) return
      after = readers.at(-1)!.email
    }
  },
}
