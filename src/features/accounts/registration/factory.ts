import { toHex } from '#src/wire/hex.ts'
import type { FreshApp } from '#test/support/fresh-app.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'

export const PASSWORD = 'sorgum-di-lereng-mutis'

let count = 0

/** Registration form data; tests pass only the fields they need. Uses the region that always exists. */
export const makeRegistration = async (app: FreshApp, given: Record<string, unknown> = {}) => {
  count += 1
  return {
    nama_lengkap: 'Maria Natalia Tefa',
    email: `maria-${count}-${Date.now()}@contoh.example`,
    password: toHex(PASSWORD),
    phone: '0812-0000-4417',
    region_id: (await app.db.selectFrom('regions').select('id').executeTakeFirstOrThrow()).id,
    age_17: true,
    consent_terms: true,
    consent_privacy: true,
    captcha: await solveCaptcha(app, 'register'),
    ...given,
  }
}

/** Link and code of the newest activation mail to an address. */
export function secretsIn(app: FreshApp, email: string) {
  const { text } = app.letters.findLast(({ to }) => to === email)!
  return { token: /activation#([\w-]+)/.exec(text)![1]!, code: /^(\d{6})$/m.exec(text)![1]! }
}
