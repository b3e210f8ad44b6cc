import type { NewMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { type RequestOrigin, requestOriginFacts } from '../request-origin.ts'
import * as words from './letter-words.id.ts'

type Reader = { key: string; to: string; name: string; asked: RequestOrigin; publicUrl: string }

/** Mail with the link to set a new password. */
export const resetMail = ({ publicUrl, asked, ...reader }: Reader, token: string): NewMail => ({
  ...reader,
  language: LANGUAGE,
  subject: words.newPassword,
  isSecret: true,
  isAwaited: true,
  blocks: [
    words.askedForPassword,
    { button: words.newPassword, href: `${publicUrl}${inLanguage(furtherPaths.resetPassword)}#${token}` },
    words.worksOnce,
    words.askedFrom,
    requestOriginFacts(asked),
    words.notYouIgnore,
  ],
})

/** Mail that confirms a changed password and the end of all sessions. */
export const passwordChangedMail = ({ publicUrl, asked, ...reader }: Reader): NewMail => ({
  ...reader,
  language: LANGUAGE,
  subject: words.passwordChanged,
  blocks: [
    words.allLoggedOut,
    { button: words.login, href: publicUrl + inLanguage(paths.login) },
    words.changedFrom,
    requestOriginFacts(asked),
    {
      says: words.notYouHurry,
      href: publicUrl + inLanguage(furtherPaths.forgotPassword),
    },
    { says: words.tellUs, href: publicUrl + inLanguage(paths.contact) },
  ],
})
