import type { NewMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { passwordChanged } from '../recovery/letter-words.id.ts'
import * as words from './letter-words.id.ts'

const changes = {
  ...words.changes,
  'password changed': { subject: passwordChanged, sentence: words.otherDevicesOut },
}

/** Change of how an account's owner logs in; a passkey's has the name that they gave it. */
export type SecurityChange =
  | keyof typeof changes
  | { act: keyof typeof words.passkeyChanges; passkey: string }

function told(change: SecurityChange): { subject: string; sentence: string } {
  if (typeof change === 'string') return changes[change]
  const { subject, sentence } = words.passkeyChanges[change.act]
  return { subject, sentence: sentence(change.passkey) }
}

type Reader = { key: string; to: string; name: string; publicUrl: string }

/** Mail to an account's owner about a change of login factors. */
export function securityMail({ publicUrl, ...reader }: Reader, change: SecurityChange): NewMail {
  const { subject, sentence } = told(change)
  return {
    ...reader,
    language: LANGUAGE,
    subject,
    blocks: [
      sentence,
      words.wasItYou,
      { button: words.openSecurity, href: publicUrl + inLanguage(paths.security) },
      { says: words.cannotLogIn, href: publicUrl + inLanguage(furtherPaths.forgotPassword) },
    ],
  }
}
