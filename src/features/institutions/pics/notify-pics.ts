import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { listReachablePics } from '../care-queries.ts'
import type { About, News } from './mails.ts'

/** Mails a change among PICs or members to the PICs of the institution, except the person it is about and `by`. */
export async function notifyPics(tx: Tx, news: News, about: About, by: number | null = null) {
  for (const pic of await listReachablePics(tx, about.institution.id, news.person.id)) {
    if (pic.id === by) continue
    const { picLetters } = await lettersIn(pic.language)
    await queueMail(tx, picLetters.picChangedMail(pic, news, about))
  }
}
