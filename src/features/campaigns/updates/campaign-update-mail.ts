import type { NewMail } from '#src/platform/mail/outbox.ts'
import { keyedHash } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { storyBlocks } from '../story.ts'
import type { getUpdate, Reader } from './queries.ts'
import { stopToken } from './stop-token.ts'

type Update = Awaited<ReturnType<typeof getUpdate>> & { id: number }

/** Mail about a campaign update to a donor; the last button unsubscribes. */
export const campaignUpdateMail = (
  update: Update,
  { email, name, donationId }: Reader,
  { publicUrl, secret }: { publicUrl: string; secret: SiteSecret },
): NewMail => ({
  key: `campaign-update-${update.id}-${readerKey(secret, email)}`,
  to: email,
  ...(name && { name }),
  isSecret: true,
  subject: `${update.title} – ${update.campaign}`,
  blocks: [
    `Anda ikut memberi untuk “${update.campaign}”. Ini kabarnya:`,
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
