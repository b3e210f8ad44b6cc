import { nameIn } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from './letter-words.id.ts'

type Reviewed = {
  /** One for each decision. */
  key: string
  /** Title of the original. */
  title: string
  /** Name of who decided; null for the site itself. */
  by: string | null
  /** Text of what to mend; null for a translation that went out. */
  note: string | null
  /** The translation at the desk, root-relative. */
  href: string
  place: SiteOrigin
}

/** Letter to who sent a translation: it went out, or came back with a note. */
export function reviewedMail(
  reader: { email: string; name: string },
  { key, title, by, note, href, place }: Reviewed,
): NewMail {
  const { subject, says } = note === null ? words.published : words.returned(nameIn(by ?? words.site))
  return {
    key,
    to: reader.email,
    name: reader.name,
    language: LANGUAGE,
    subject: `${subject}: ${title}`,
    blocks: [
      says,
      { facts: [[words.original, title], ...(note === null ? [] : [[words.note, note] as const])] },
      { button: words.open, href: place.publicUrl + inLanguage(href) },
    ],
  }
}
