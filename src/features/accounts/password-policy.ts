import * as words from './api-words.id.ts'
import { isCommonPassword } from './common-passwords.ts'
import { sentPassword } from './password.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-length.ts'

/** The password rule (`passwordPolicy`): validates a new password as sent; parses to text. Likeness to the owner is checked by `resembles`. */
export const newPasswordSchema = sentPassword.superRefine((password, context) => {
  const length = [...password].length
  const message =
    length < MIN_PASSWORD_LENGTH
      ? words.passwordTooShort(MIN_PASSWORD_LENGTH)
      : length > MAX_PASSWORD_LENGTH
        ? words.passwordTooLong(MAX_PASSWORD_LENGTH)
        : isCommonPassword(password)
          ? words.passwordGuessable
          : null
  if (message) context.addIssue({ code: 'custom', message })
})

export const RESEMBLES = words.passwordResembles

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
