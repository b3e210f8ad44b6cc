import { expect, test } from 'vitest'
import { newReceiptCode } from '#src/features/giving/order-ids.ts'
import { codeInGroups, readReceiptCode } from './receipt-code.ts'

test('readReceiptCode: accepts lower case, groups, and letters that look like digits', () => {
  const code = '01JD8K3MXXXXYYYYZZZZ0000AA'
  expect(codeInGroups(code)).toBe('01JD-8K3M-XXXX-YYYY-ZZZZ-0000-AA')
  for (const typed of [codeInGroups(code), code.toLowerCase(), 'olJD 8K3M XXXX YYYY ZZZZ OOOO AA'])
    expect(readReceiptCode(typed)).toBe(code)
  for (let n = 0; n < 100; n += 1) {
    const made = newReceiptCode()
    expect(readReceiptCode(codeInGroups(made))).toBe(made)
  }
})
