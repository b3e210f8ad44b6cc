import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { usualGiving } from './giving-rules.ts'

const read = (given: Record<string, string>) =>
  readConfig({ DATA_DIR: '/nowhere', SESSION_SECRET: 's'.repeat(32), ...given }).giving

test('without a word fees and the second person are the usual ones', () => {
  expect(read({})).toEqual(usualGiving)
  expect(usualGiving).toMatchObject({
    secondPersonAbove: 5_000_000,
    fees: { bca_va: { flat: 4_440, rate: 0 } },
  })
})

test('a fee is flat, a share or both; channels that are not named keep theirs', () => {
  const { fees } = read({ PAYMENT_FEES: 'bca_va=4000, qris=0.63%, credit_card=2000+2.9%, gopay=0' })
  expect(fees).toMatchObject({
    bca_va: { flat: 4_000, rate: 0 },
    qris: { flat: 0, rate: 630 },
    credit_card: { flat: 2_000, rate: 2_900 },
    gopay: { flat: 0, rate: 0 },
    bni_va: usualGiving.fees.bni_va,
  })
})

test.each([
  ['PAYMENT_FEES', 'paypal=3%', /"paypal" is no way to pay; these are: qris, /],
  ['PAYMENT_FEES', 'qris=0.7', /qris=0.7 must look like/],
  ['PAYMENT_FEES', 'qris=-1', /must look like/],
  ['PAYMENT_FEES', 'qris=0.12345%', /must look like/],
  ['PAYMENT_FEES', 'qris=100%', /must look like/],
  ['PAYMENT_FEES', 'qris', /must look like/],
  ['PAYMENT_FEES', 'qris=1%,qris=2%', /qris is named twice/],
  ['PAYMENT_FEES', 'constructor=1', /no way to pay/],
  ['SECOND_PERSON_ABOVE', '5000001', /SECOND_PERSON_ABOVE=5000001: .*5000000/],
  ['SECOND_PERSON_ABOVE', '-1', /SECOND_PERSON_ABOVE=-1: /],
  ['SECOND_PERSON_ABOVE', 'lima juta', /SECOND_PERSON_ABOVE=lima juta: /],
])('%s=%s stops the start', (name, value, line) => {
  expect(() => read({ [name]: value })).toThrow(ConfigError)
  expect(() => read({ [name]: value })).toThrow(line)
})
