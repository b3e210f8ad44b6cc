import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatDateTime } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { type RequestOrigin, requestOriginFacts } from '../request-origin.ts'
import * as words from './letter-words.id.ts'

type Reader = { key: string; to: string; asked: RequestOrigin; publicUrl: string }

/**
 * Activation mail with link and code. It has no name in its greeting: a stranger who registered the address may have
 * chosen the name.
 */
export const activationMail = (
  { publicUrl, asked, ...reader }: Reader,
  { token, code, registeredAt }: { token: string; code: string; registeredAt: Date },
): NewMail => ({
  ...reader,
  language: LANGUAGE,
  subject: words.activateAccount,
  isSecret: true,
  isAwaited: true,
  blocks: [
    words.oneStep,
    { button: words.activate, href: `${publicUrl}${inLanguage(furtherPaths.activation)}#${token}` },
    words.orCode,
    { code },
    { says: words.activationPage, href: publicUrl + inLanguage(furtherPaths.activation) },
    words.registeredAt(formatDateTime(registeredAt)),
    words.mailAskedFrom,
    requestOriginFacts(asked),
    words.notYou,
  ],
})

/** Mail for an address that already has an account, instead of the activation mail. */
export const knownAccountMail = ({ publicUrl, asked, ...reader }: Reader & { name: string }): NewMail => ({
  ...reader,
  language: LANGUAGE,
  subject: words.accountExists,
  isAwaited: true,
  blocks: [
    words.nothingChanged,
    { button: words.login, href: publicUrl + inLanguage(paths.login) },
    { says: words.forgotPassword, href: publicUrl + inLanguage(furtherPaths.forgotPassword) },
    words.askedFrom,
    requestOriginFacts(asked),
    words.notYouNothing,
  ],
})
