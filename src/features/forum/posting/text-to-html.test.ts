import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasUnnamedPicture } from '#src/wire/marked-text.ts'
import { textToHtml } from './text-to-html.ts'

const PICTURE = `/images/${'0a'.repeat(16)}.webp`

test('empty lines part paragraphs, marks make lists, addresses are links', () => {
  expect(
    textToHtml(
      'Salam,\nsaya bertanya.\n\n- satu\n- dua\n1. awal\n2) lalu\n\nLihat https://a.example/x?b=1&c=2.',
    ),
  ).toBe(
    '<p>Salam,<br />saya bertanya.</p><ul><li>satu</li><li>dua</li></ul><ol><li>awal</li><li>lalu</li></ol>' +
      '<p>Lihat <a href="https://a.example/x?b=1&amp;c=2">https://a.example/x?b=1&amp;c=2</a>.</p>',
  )
})

test('textToHtml: own pictures are shown with their alt text, those of other sites stay text', () => {
  expect(textToHtml(`Ini:\n![Formulir "baru"](${PICTURE})\nSelesai.`)).toBe(
    `<p>Ini:</p><figure><img src="${PICTURE}" alt="Formulir &quot;baru&quot;" /></figure><p>Selesai.</p>`,
  )
  expect(textToHtml('![x](https://lain.example/a.png)')).not.toContain('<img')
  expect(hasUnnamedPicture(`a\n ![ ](${PICTURE})`)).toBe(true)
  expect(hasUnnamedPicture(`![Peta](${PICTURE})`)).toBe(false)
})

test('arbitrary text: no tag but these comes out', () => {
  const allowed = /^(?:[^<>]|<\/?(?:p|ul|ol|li|br|figure|a|img)(?: (?:href|src|alt)="[^"<>]*")*(?: \/)?>)*$/
  const piece = fc.constantFrom(
    '<script>',
    '- ',
    '1. ',
    '\n',
    '\n\n',
    'https://',
    '"',
    '<',
    '&',
    'javascript:',
    '![',
    `](${PICTURE})`,
    'a',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 }))), (parts) => {
      const html = textToHtml(parts.join(''))
      expect(html).toMatch(allowed)
      expect(html).not.toMatch(/href="(?!https?:)/)
    }),
  )
})
