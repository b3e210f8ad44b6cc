import { toHex } from '#src/wire/hex.ts'

type Errors = Record<string, string[]>

/**
 * A password typed twice as the call takes it. Where the two differ it is empty: the call then refuses it together
 * with all else that is wrong, and `namedByPage` says why.
 */
export const typedTwice = ({ password = '', password_repeat = '' }: Record<string, string>): string =>
  password === password_repeat ? toHex(password) : ''

/** The call's errors with the one that only the page can see. */
export function namedByPage(errors: Errors | undefined, values: Record<string, string>): Errors {
  if (!errors || values.password === values.password_repeat) return errors ?? {}
  const { password: _, new_password: __, ...others } = errors
  return { ...others, password_repeat: ['Kata sandi yang diulang belum sama.'] }
}

/** What a form shows again: everything but passwords and the captcha. */
export function withoutSecrets(values: Record<string, string>): Record<string, string> {
  const { password, password_repeat, known_password, captcha, ...others } = values
  return others
}
