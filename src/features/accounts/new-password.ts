import { isCommonPassword } from './common-passwords.ts'
import { sentPassword } from './password.ts'

const SHORTEST = 10
const LONGEST = 128

/** New password as sent; parses to text. Likeness to the owner is checked by `resembles`. */
export const newPassword = sentPassword.superRefine((password, context) => {
  const length = [...password].length
  const message =
    length < SHORTEST
      ? `Pakai paling sedikit ${SHORTEST} karakter.`
      : length > LONGEST
        ? `Pakai paling banyak ${LONGEST} karakter.`
        : isCommonPassword(password)
          ? 'Kata sandi ini mudah ditebak. Gabungkan beberapa kata yang hanya Anda tahu.'
          : null
  if (message) context.addIssue({ code: 'custom', message })
})

export const RESEMBLES = 'Jangan pakai alamat e-mail atau nama Anda sebagai kata sandi.'

/** True if a password equals its owner's address, its local part, or name, ignoring spelling variants. */
export function resembles(password: string, owner: { email: string; name: string }): boolean {
  const bare = bareOf(password)
  return [owner.email, owner.email.split('@')[0]!, owner.name].some((text) => bareOf(text) === bare)
}

const bareOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
