import type { NewMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { maskEmail } from '../mask-email.ts'
import * as words from './letter-words.id.ts'

type Owner = { email: string; namaLengkap: string }

/** Mail with the link for a new address. The address is unconfirmed, so the mail contains nothing of the account. */
export const confirmEmailMail = (
  key: string,
  to: string,
  link: { publicUrl: string; secret: string },
): NewMail => ({
  key: `email-change-${key}`,
  to,
  language: LANGUAGE,
  subject: words.confirmEmail.subject,
  isSecret: true,
  isAwaited: true,
  blocks: [
    words.confirmEmail.lead,
    {
      button: words.confirmEmail.button,
      href: `${link.publicUrl}${inLanguage(furtherPaths.emailChange)}#${link.secret}`,
    },
    words.confirmEmail.ignore,
  ],
})

/** Mail to an address that another account wants and that has one already. */
export const emailTakenMail = (key: string, to: string): NewMail => ({
  key: `email-change-${key}`,
  to,
  language: LANGUAGE,
  subject: words.emailTaken.subject,
  isAwaited: true,
  blocks: [words.emailTaken.lead, words.emailTaken.fromOther],
})

/** Notice to the old address of a request for another one. */
export const emailRequestMail = (key: string, { email, namaLengkap }: Owner, next: string): NewMail => ({
  key: `email-change-word-${key}`,
  to: email,
  name: namaLengkap,
  language: LANGUAGE,
  subject: words.emailRequest.subject,
  blocks: [words.emailRequest.lead(maskEmail(next)), words.notYouAsked],
})

/** Notice to the former address. */
export const emailChangedMail = (key: string, { email, namaLengkap }: Owner): NewMail => ({
  key: `email-changed-${key}`,
  to: email,
  name: namaLengkap,
  language: LANGUAGE,
  subject: words.emailChanged.subject,
  blocks: [words.emailChanged.lead, words.emailChanged.notYou],
})

/** Notice to the owner: an attacker would change the contact data first. */
export const phoneChangedMail = (key: string, { email, namaLengkap }: Owner): NewMail => ({
  key: `phone-change-${key}`,
  to: email,
  name: namaLengkap,
  language: LANGUAGE,
  subject: words.phoneChanged.subject,
  blocks: [words.phoneChanged.lead, words.notYouChanged],
})
