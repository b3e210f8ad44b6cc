import type { NewMail } from '#src/platform/mail/outbox.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { maskEmail } from '../accounts/mask-email.ts'
import * as words from './letter-words.id.ts'
import type { PersonDetail } from './queries.ts'

type Reader = { key: string; email: string; name: string }
type Content = Pick<NewMail, 'subject' | 'blocks'>

const letter = ({ key, email, name }: Reader, content: Content): NewMail => ({
  key,
  to: email,
  name,
  language: LANGUAGE,
  ...content,
})

type Duties = Pick<PersonDetail, 'role' | 'isModerator' | 'editsRegions'>

/** Mail with the duties that a person has from now on. */
export function dutiesMail(reader: Reader, { role, isModerator, editsRegions }: Duties, publicUrl: string) {
  const regions = editsRegions.map(({ title }) => words.editorOf(title))
  const all = [words.roles[role], ...(isModerator ? [words.moderator] : []), ...regions]
  return letter(reader, {
    subject: words.rolesChanged,
    blocks: [
      words.yourRoles(all.join(', ')),
      ...(role !== 'member' || all.length > 1 ? [words.needsFactor] : []),
      { button: words.login, href: publicUrl + inLanguage(paths.login) },
      words.ifUnknownChange,
    ],
  })
}

type Corrected = { changed: readonly (keyof typeof words.fields)[]; reason: string }

/** Mail to a person whose data the secretariat corrected. */
export const correctedMail = (reader: Reader, { changed, reason }: Corrected, publicUrl: string) =>
  letter(reader, {
    subject: words.dataCorrected,
    blocks: [
      words.hasCorrected(changed.map((name) => words.fields[name]).join(', ')),
      words.because(reason),
      { button: words.checkProfile, href: publicUrl + inLanguage(paths.profile) },
      words.ifWrong,
    ],
  })

/** Mail to the former address, whose mailbox may be a stranger's: it gives no reason. */
export const emailReplacedMail = (reader: Reader, email: string) =>
  letter(reader, {
    subject: words.emailReplaced,
    blocks: [words.usesOther(maskEmail(email)), words.ifNotAsked],
  })

export const suspendedMail = (reader: Reader, reason: string, publicUrl: string) =>
  letter(reader, {
    subject: words.suspended,
    blocks: [
      words.isSuspended,
      words.because(reason),
      words.ifMistaken,
      { button: words.writeToUs, href: publicUrl + inLanguage(paths.contact) },
    ],
  })

export const unsuspendedMail = (reader: Reader, publicUrl: string) =>
  letter(reader, {
    subject: words.unsuspended,
    blocks: [words.isUnsuspended, { button: words.login, href: publicUrl + inLanguage(paths.login) }],
  })

/** Mail to each address of two merged accounts. @param email that of the account that stays */
export const mergedMail = (reader: Reader, email: string) =>
  letter(reader, { subject: words.merged, blocks: [words.areMerged(email), words.ifUnknownMerge] })
