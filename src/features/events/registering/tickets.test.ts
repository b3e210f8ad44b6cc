import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { checkInCode, readCheckInCode, readRegistrationToken, registrationToken } from './tickets.ts'

const secret: SiteSecret = ['a secret of thirty-two letters or so']
const another: SiteSecret = ['another secret of thirty-two letters']
const numbers = fc.integer({ min: 1, max: 2 ** 48 })

test('checkInCode: codes of printed tickets stay valid, also under the second secret of the list', () => {
  const sent: SiteSecret = ['the secret that signed tokens already sent']
  for (const [id, code] of [
    [7, '7-KKDG-JSVN'],
    [12345, 'C1S-7361-J9KD'],
  ] as const) {
    expect(checkInCode(sent, id)).toBe(code)
    expect(readCheckInCode(sent, code)).toBe(id)
    expect(readCheckInCode([another[0], sent[0]], code)).toBe(id)
  }
})

test('readCheckInCode: reads a code as typed or scanned', () => {
  fc.assert(
    fc.property(numbers, (id) => {
      const code = checkInCode(secret, id)
      const scanned = `https://situs.example/desk/events/1/check-in#${code}`
      const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
      for (const text of [code, scanned, typed, ` ${code} `]) expect(readCheckInCode(secret, text)).toBe(id)
    }),
  )
})

test('readCheckInCode: rejects a code with one wrong character or of another secret', () => {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  fc.assert(
    fc.property(numbers, fc.nat(), fc.nat(), (id, where, what) => {
      const code = checkInCode(secret, id)
      const places = [...code].flatMap((sign, at) => (sign === '-' ? [] : [at]))
      const at = places[where % places.length]!
      const other = signs[what % signs.length]!
      const changed = code.slice(0, at) + other + code.slice(at + 1)
      if (other !== code[at]) expect(readCheckInCode(secret, changed)).toBeNull()
      expect(readCheckInCode(another, code)).toBeNull()
    }),
  )
})

test('readCheckInCode: text that is no code gives null', () => {
  for (const text of ['', '#', 'C', '-', 'halo semua', '9'.repeat(300), 'é'.repeat(12)])
    expect(readCheckInCode(secret, text), text).toBeNull()
})

test('readRegistrationToken: opens its own registration only', () => {
  fc.assert(
    fc.property(numbers, numbers, (id, other) => {
      expect(readRegistrationToken(secret, registrationToken(secret, id))).toBe(id)
      const [, tail] = registrationToken(secret, id).split('.')
      if (other !== id) expect(readRegistrationToken(secret, `${other}.${tail}`)).toBeNull()
      expect(readRegistrationToken(another, registrationToken(secret, id))).toBeNull()
    }),
  )
})
