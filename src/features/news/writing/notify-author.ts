import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { AuthorNews } from '../mails.ts'

type Told = AuthorNews & { by: { id: number; name: string } | null; place: SiteOrigin }

/** Notifies the author of what somebody else, or the site, did with their text; not of own steps. */
export async function notifyAuthor(tx: Tx, { place, ...news }: Told) {
  const { item, by } = news
  if (!item.authorEmail || (by && by.id === item.createdBy)) return
  const { newsLetters } = await lettersIn(item.authorLanguage!)
  const mail = newsLetters.authorMail(news, place.publicUrl)
  if (mail) await queueMail(tx, mail)
}
