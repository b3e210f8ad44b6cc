import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, forbidden } from '#src/platform/http/failures.ts'
import { RESEMBLES, resembles } from '../new-password.ts'
import { isSameBrowser } from './browser-secret.ts'
import type { RegistrationRow } from './queries.ts'

/** What whoever activates in another browser says of the password. */
export type Given = { password: string | undefined; newPassword: string | undefined }

type Account = Pick<RegistrationRow, 'email' | 'passwordHash' | 'fields'>

/**
 * Makes sure that who opens the letter is who registered: by the browser, by the password, or by a new one, which
 * counts from then on. Anybody can register an address that is not theirs; a letter alone must not make their password
 * count. With a new password what a stranger may have wished for falls away: newsletter, institution, personal data.
 * @returns what becomes the account
 * @throws Failure 403 with `data:{reason:'another_browser', registered_at, nama_lengkap}` where neither came, 400 for a
 * wrong password or a weak new one, also after ten wrong ones, when only a new one helps
 */
export async function proveOwner(
  { passwords, limits, password, newPassword }: Pick<Services, 'passwords' | 'limits'> & Given,
  row: RegistrationRow,
): Promise<Account> {
  const { email, fields } = row
  if (newPassword !== undefined) {
    if (resembles(newPassword, { email, name: fields.nama_lengkap }))
      throw refused(row, { new_password: [RESEMBLES] })
    return { email, passwordHash: await passwords.hash(newPassword), fields: withoutWishes(fields) }
  }
  if (isSameBrowser(row.browserHash)) return row
  if (password === undefined) throw forbidden(facts(row))
  const left = await limits.note({ 'activation password': email })
  if (left < 0) throw refused(row, { password: [TRIED_OFTEN] })
  if (!(await passwords.verify(password, row.passwordHash))) throw refused(row, { password: [WRONG] })
  return row
}

const WRONG =
  'Kata sandi ini bukan yang ditulis saat mendaftar. Bila bukan Anda yang mendaftar, buat kata sandi baru.'
const TRIED_OFTEN = 'Terlalu sering dicoba. Buat kata sandi baru di bawah.'

const facts = ({ createdAt, fields }: RegistrationRow) => ({
  reason: 'another_browser',
  registered_at: createdAt.toISOString(),
  nama_lengkap: fields.nama_lengkap,
})

const refused = (row: RegistrationRow, errors: Record<string, string[]>) =>
  new Failure(400, { errors, data: facts(row) })

/** What an account needs, and the consents without which there is none. */
function withoutWishes({ nama_lengkap, phone, region_id, consents }: RegistrationRow['fields']) {
  const { newsletter: _, ...needed } = consents
  return { nama_lengkap, phone, region_id, consents: needed }
}
