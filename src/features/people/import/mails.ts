import type { NewMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from './letter-words.id.ts'

type Invited = { key: string; to: string; publicUrl: string; token: string }

/** Mail that asks somebody of an imported list to create their account. */
export const invitationMail = ({ key, to, publicUrl, token }: Invited): NewMail => ({
  key,
  to,
  language: LANGUAGE,
  isSecret: true,
  subject: words.invitation,
  blocks: [
    words.invites,
    { button: words.choosePassword, href: `${publicUrl}${inLanguage(furtherPaths.invitation)}#${token}` },
    words.ifUnwanted,
  ],
})
