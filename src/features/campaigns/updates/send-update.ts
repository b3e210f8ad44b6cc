import { inEachLanguage, lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { languageOf, languages } from '#src/wire/language.ts'
import { listReaders, type Reader } from './queries.ts'

const BATCH = 100

/** Queues a mail for each subscribed donor, in batches; a restart sends nobody a second one. */
export const sendCampaignUpdate: Job<{ id: number }, JobParts> = {
  name: 'send-campaign-update',
  async run({ id }, { db, write, place, secret }) {
    const sender = { publicUrl: place.publicUrl, secret }
    const updates = await inEachLanguage(({ getCampaignUpdate }) => getCampaignUpdate(db, id))
    const { campaignId } = updates[languages[0]]
    const mailTo = async (reader: Reader) => {
      const { campaignLetters } = await lettersIn(reader.language)
      return campaignLetters.campaignUpdateMail(updates[languageOf(reader.language)], reader, sender)
    }
    for (let after = ''; ; ) {
      const readers = await listReaders(db, campaignId, { after, limit: BATCH })
      await write(async (tx) => {
        for (const reader of readers) await queueMail(tx, await mailTo(reader))
      })
      if (readers.length < BATCH) return
      after = readers.at(-1)!.email
    }
  },
}
