import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatDate } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { pageAddress } from '../model.ts'
import * as words from './letter-words.id.ts'
import type { AnnouncedVersion, MemberToNotify } from './queries.ts'

/** Tells a member that a text they agreed to has changed, how, and their options. */
export const versionMail = (
  { id, title, slug, note, needsConsent, inForceFrom, number }: AnnouncedVersion,
  { id: userId, email, name }: MemberToNotify,
  publicUrl: string,
): NewMail => ({
  key: `legal-version-${id}-${userId}`,
  to: email,
  name,
  language: LANGUAGE,
  subject: words.hasChanged(title),
  blocks: [
    words.changedSince(title, formatDate(inForceFrom.toISOString())),
    words.whatChanged(note),
    { button: words.readNew, href: publicUrl + inLanguage(pageAddress(slug)) },
    {
      says: words.formerIsThere,
      href: `${publicUrl}${inLanguage(pageAddress(slug))}?versi=${number - 1}`,
    },
    needsConsent ? words.consentIsAsked : words.consentStays,
    { button: words.openPrivacy, href: publicUrl + inLanguage(furtherPaths.memberPrivacy) },
  ],
})
