import { expect, test } from 'vitest'
import { leadOf } from './lead-of.ts'

test('leadOf: a summary stays unless it repeats the first words of its text', () => {
  const html = '<p>Kapal &amp; perahu <em>tidak</em> selalu datang.</p><p>Sagu selalu ada.</p>'
  expect(leadOf('Tiga hari memasak sagu.', html)).toBe('Tiga hari memasak sagu.')
  expect(leadOf('Kapal & perahu tidak selalu datang. …', html)).toBe('')
  expect(leadOf('', html)).toBe('')
})
