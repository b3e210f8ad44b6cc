import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, forbidden } from '#src/platform/http/failures.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { getConsentVersions } from '../consents/consent-queries.ts'
import { RESEMBLES, resembles } from '../password-policy.ts'
import * as words from './api-words.id.ts'
import { isSameBrowser } from './browser-secret.ts'
import type { NewAccount, RegistrationRow } from './queries.ts'
import type { Activation } from './schema.ts'

/** Password fields given in another browser than the registering one. */
export type Given = Pick<Activation, 'password' | 'new_password' | 'nama_lengkap'> & { now: Date }

type Parts = Pick<Services, 'db' | 'passwords' | 'limits' | 'place'> & Given
/** Account to create, with the time of its consents. */
type Account = NewAccount & { consentedAt: Date }

/**
 * Verifies that the mail's reader made the registration: by the browser cookie, the password, or by setting a new
 * password. Anybody can register an address that is not theirs; the mail alone must not activate their password. With a
 * new password the registration's data is discarded: a stranger may have written it, including its consents.
 * @throws Failure 403 with `data:{reason:'another_browser', registered_at}` where neither came, 400 for a wrong
 * password or a weak new one, also after ten wrong ones, when only a new one helps
 */
export async function proveOwner(parts: Parts, row: RegistrationRow): Promise<Account> {
  const { passwords, limits, password, new_password: newPassword } = parts
  const { email } = row
  if (newPassword !== undefined) return accountAnew(parts, row)
  const account = { ...row, consentedAt: row.createdAt }
  if (isSameBrowser(parts.place, row.browserHash)) return account
  if (password === undefined) throw forbidden(facts(row))
  const left = await limits.countHits({ 'activation password': email })
  if (left < 0) throw refused(row, { password: [TRIED_OFTEN] })
  if (!(await passwords.verify(password, row.passwordHash))) throw refused(row, { password: [WRONG] })
  return account
}

const WRONG = words.notRegisteredPassword
const TRIED_OFTEN = words.triedTooOften

/** Facts without the registered name, which may be a stranger's. */
const facts = ({ createdAt }: RegistrationRow) => ({
  reason: 'another_browser',
  registered_at: createdAt.toISOString(),
})

const refused = (row: RegistrationRow, errors: Record<string, string[]>) =>
  new Failure(400, { errors, data: facts(row) })

/** Account of the mail's reader, from their own input alone. */
async function accountAnew(parts: Parts, row: RegistrationRow): Promise<Account> {
  const { db, passwords, new_password: password = '', nama_lengkap: name = '', now } = parts
  const { email } = row
  if (resembles(password, { email, name })) throw refused(row, { new_password: [RESEMBLES] })
  const [passwordHash, { terms, privacy }] = await Promise.all([
    passwords.hash(password),
    getConsentVersions(db),
  ])
  return {
    email,
    passwordHash,
    language: LANGUAGE,
    fields: { nama_lengkap: name, consents: { terms, privacy } },
    consentedAt: now,
  }
}
