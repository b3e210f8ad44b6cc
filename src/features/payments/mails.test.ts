import { expect, test } from 'vitest'
import { type GiftMailFacts, instructionsMail } from './mails.ts'

const gift: GiftMailFacts = {
  orderId: 'JKL-20261125-0001',
  userId: 1,
  donorName: 'Yohana Lende',
  donorEmail: 'yohana@contoh.example',
  designation: 'general',
  designationTitle: '',
  amount: 100_000,
  expiresAt: new Date('2026-11-26T02:00:00Z'),
  environment: null,
  language: 'id',
}
const site = { publicUrl: 'http://site.test', secret: ['a secret of thirty-two letters or so'] as const }
const says = (environment: string | null) =>
  JSON.stringify(
    instructionsMail({ ...gift, environment }, { kind: 'store', store: 'Indomaret', code: '123' }, site)
      .blocks,
  ).includes('tidak ada uang yang berpindah')

test.each([
  ['simulation', true],
  ['sandbox', true],
  ['production', false],
  [null, false],
] as const)('mails of a gift: of the environment %s they say that no money moves: %s', (environment, is) => {
  expect(says(environment)).toBe(is)
})
