import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from '../letter-words.id.ts'
import type { InstitutionRow } from './queries.ts'

type Decided = { row: InstitutionRow; status: 'accepted' | 'refused'; comment: string; place: SiteOrigin }

/** Mail to the proposing PIC: decision on the change. */
export function changeDecidedMail(
  reader: { email: string; name: string },
  { row, status, comment, place }: Decided,
): NewMail {
  const { subject, says } = (status === 'accepted' ? words.changeAccepted : words.changeRefused)(row.title)
  return {
    key: `page-change-decided-${row.change!.id}`,
    to: reader.email,
    name: reader.name,
    language: LANGUAGE,
    subject,
    blocks: [
      says,
      ...(comment ? [{ facts: [[words.note, comment]] as const }] : []),
      { button: words.openInstitution, href: place.publicUrl + inLanguage(deskPaths.institution) },
    ],
  }
}
