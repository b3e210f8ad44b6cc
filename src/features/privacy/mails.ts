import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatFullDate } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from './letter-words.id.ts'

type Owner = { email: string; namaLengkap: string }
type Link = { publicUrl: string; secret: string }

const frame = ({ email, namaLengkap }: Owner) => ({ to: email, name: namaLengkap, language: LANGUAGE })

/** Mail with the link that confirms the wish to delete the account. */
export const confirmDeletionMail = (key: string, owner: Owner, { publicUrl, secret }: Link): NewMail => ({
  ...frame(owner),
  key: `deletion-${key}`,
  subject: words.confirmDeletion.subject,
  isSecret: true,
  isAwaited: true,
  blocks: [
    words.confirmDeletion.lead,
    {
      button: words.confirmDeletion.button,
      href: `${publicUrl}${inLanguage(furtherPaths.confirmDeletion)}#${secret}`,
    },
    words.confirmDeletion.notYou,
  ],
})

/** Mail with the day of the deletion and the link that cancels it. */
export const deletionBegunMail = (
  key: string,
  owner: Owner,
  { dueAt, publicUrl, secret }: Link & { dueAt: Date },
): NewMail => ({
  ...frame(owner),
  key: `deletion-begun-${key}`,
  subject: words.deletionBegun.subject,
  isSecret: true,
  blocks: [
    words.deletionBegun.lead(formatFullDate(dueAt)),
    {
      button: words.deletionBegun.button,
      href: `${publicUrl}${inLanguage(furtherPaths.undoDeletion)}#${secret}`,
    },
    words.deletionBegun.copyFirst,
  ],
})

export const deletionUndoneMail = (key: string, owner: Owner): NewMail => ({
  ...frame(owner),
  key: `deletion-undone-${key}`,
  subject: words.deletionUndone.subject,
  blocks: [words.deletionUndone.lead],
})

/** The last mail to an erased person, without a name. */
export const farewellMail = (key: string, to: string): NewMail => ({
  key,
  to,
  language: LANGUAGE,
  subject: words.farewell.subject,
  blocks: [words.farewell.lead, words.farewell.backups],
})
