import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { type NewMail, queueMail } from '#src/platform/mail/outbox.ts'
import { keyedHash } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { storyBlocks } from '../story.ts'
import { getUpdate, listReaders, type Reader } from './queries.ts'
import { stopToken } from './stop-token.ts'

type Update = Awaited<ReturnType<typeof getUpdate>> & { id: number }

/** Mail about a campaign update to a donor; the last button unsubscribes. */
const campaignUpdateMail = (
  update: Update,
  { email, name, donationId }: Reader,
  { publicUrl, secret }: { publicUrl: string; secret: SiteSecret },
): NewMail => ({
  key: `campaign-update-${update.id}-${readerKey(secret, email)}`,
  to: email,
  ...(name && { name }),
  isSecret: true,
  subject: update.isCompletion ? `Selesai: ${update.campaign}` : `${update.title} – ${update.campaign}`,
  blocks: [
    update.isCompletion
      ? `Anda ikut memberi untuk “${update.campaign}”. Kampanye itu sudah selesai. Inilah hasilnya:`
      : `Anda ikut memberi untuk “${update.campaign}”. Ini kabarnya:`,
    update.title,
    ...storyBlocks(update.story),
    { button: 'Baca di situs', href: publicUrl + paths.campaign(update.slug) },
    'Anda menerima surat ini karena memintanya saat memberi. Bila tidak ingin lagi, berhentilah kapan saja:',
    {
      button: 'Berhenti menerima kabar',
      href: `${publicUrl}${furtherPaths.stopUpdates}#${stopToken(secret, donationId)}`,
    },
  ],
})

/** Mail key, one per address even for two gifts. Uses the oldest secret: a rotation in between sends no second mail. */
const readerKey = (secret: SiteSecret, email: string) =>
  keyedHash([secret.at(-1)!], 'campaign update', email)
    .toString('hex')
    .slice(0, 32)

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
