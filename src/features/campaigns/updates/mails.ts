import type { NewMail } from '#src/platform/mail/outbox.ts'
import { keyedHash } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage, STORED } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { storyBlocks } from '../story.ts'
import * as words from './letter-words.id.ts'
import type { Reader, Update } from './queries.ts'
import { stopToken } from './stop-token.ts'

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
  language: LANGUAGE,
  subject: update.isCompletion ? words.completed(update.campaign) : `${update.title} – ${update.campaign}`,
  blocks: [
    update.isCompletion ? words.campaignCompleted(update.campaign) : words.newsOf(update.campaign),
    ...[update.title, ...storyBlocks(update.story)].map((text) => ({ text, lang: STORED })),
    { button: words.readOnSite, href: publicUrl + inLanguage(paths.campaign(update.slug)) },
    words.whyYou,
    {
      button: words.stop,
      href: `${publicUrl}${inLanguage(furtherPaths.stopUpdates)}#${stopToken(secret, donationId)}`,
    },
  ],
})

/** Mail key, one per address even for two gifts. Uses the oldest secret: a rotation in between sends no second mail. */
const readerKey = (secret: SiteSecret, email: string) =>
  keyedHash([secret.at(-1)!], 'campaign update', email)
    .toString('hex')
    .slice(0, 32)
