import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachmentOf } from './file-answer.ts'

test('a file keeps its name in UTF-8 and gets a plain one for old programs', () => {
  expect(attachmentOf('Panduan café (1).pdf')).toBe(
    `attachment; filename="Panduan cafe (1).pdf"; filename*=UTF-8''Panduan%20caf%C3%A9%20%281%29.pdf`,
  )
  expect(attachmentOf('a"b\\c/d\r\n.pdf')).toBe(
    `attachment; filename="a_b_c_d__.pdf"; filename*=UTF-8''a%22b_c_d__.pdf`,
  )
})

test('no name can write a header of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(attachmentOf(name)).toMatch(/^attachment; filename="[ !#-~]*"; filename\*=UTF-8''[\w.~!%-]*$/)
    }),
  )
})
