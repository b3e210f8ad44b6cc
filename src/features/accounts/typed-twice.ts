import { toHex } from '#src/wire/hex.ts'
import * as words from './words.id.ts'

type Errors = Record<string, string[]>

/**
 * Password for the API from its two inputs. Empty if they differ: the API then rejects it together with all other
 * errors, and `namedByPage` gives the reason.
 */
export const typedTwice = ({ password = '', password_repeat = '' }: Record<string, string>): string =>
  password === password_repeat ? toHex(password) : ''

/** The API's errors, with the mismatch that only the page can detect. */
export function namedByPage(errors: Errors | undefined, values: Record<string, string>): Errors {
  if (!errors || values.password === values.password_repeat) return errors ?? {}
  const { password: _, new_password: __, ...others } = errors
  return { ...others, password_repeat: [words.repeatDiffers] }
}

/** Form values to show again: all but passwords and the captcha. */
export function withoutSecrets(values: Record<string, string>): Record<string, string> {
  const { password, password_repeat, known_password, captcha, ...others } = values
  return others
}
