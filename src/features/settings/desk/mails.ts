import { nameIn } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from './letter-words.id.ts'
import type { DeskSettingsWire } from './schema.ts'

type Admin = { id: number; email: string; namaLengkap: string }
/** The account as donors see it from now on, and who changed it. */
type Change = { account: DeskSettingsWire; by: string; publicUrl: string }

/** Mail to an admin about another bank account for donations. */
export const accountReplacedMail = (
  { id, email, namaLengkap }: Admin,
  { account: { bank_name, bank_account, bank_holder, version }, by, publicUrl }: Change,
): NewMail => ({
  key: `bank-account-${version}-${id}`,
  to: email,
  name: namaLengkap,
  language: LANGUAGE,
  subject: words.accountReplaced,
  blocks: [
    words.whoReplaced(nameIn(by)),
    {
      facts: [
        [words.bank, bank_name || words.empty],
        [words.accountNumber, bank_account || words.empty],
        [words.accountHolder, bank_holder || words.empty],
      ],
    },
    words.undoIt,
    { button: words.openSettings, href: publicUrl + inLanguage(deskPaths.settings) },
  ],
})
