import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOfMarks, marksOfHtml } from './marked-text.ts'

const PICTURE = `/images/${'0a'.repeat(16)}.webp`

test('marksOfHtml: blocks, headings, lists, links and pictures get the marks of a plain box', () => {
  const html =
    '<h2>Rencana &amp; biaya</h2><p>Lihat <a href="https://a.example/x">peta</a>,<br />lalu <strong>tanya</strong>.</p>' +
    '<ul><li><p>pipa</p></li><li>bak</li></ul><ol><li>gali</li><li>pasang</li></ol>' +
    `<blockquote><p>Air kami.</p></blockquote><figure><img src="${PICTURE}" alt="Sumur [baru]" /></figure>`
  const blocks = [
    '## Rencana & biaya',
    'Lihat peta (https://a.example/x),\nlalu tanya.',
    '- pipa\n- bak',
    '1. gali\n2. pasang',
    'Air kami.',
    `![Sumur  baru](${PICTURE})`,
  ]
  expect(marksOfHtml(html)).toBe(blocks.join('\n\n'))
})

test('htmlOfMarks: a heading stands alone beside the lines around it', () => {
  expect(htmlOfMarks('Sumur <kering>.\nJauh.\n## Rencana\n## Biaya\nTiga hal:\n- pipa\n- bak')).toBe(
    '<p>Sumur &lt;kering&gt;.<br />Jauh.</p><h2>Rencana</h2><h2>Biaya</h2><p>Tiga hal:</p><ul><li>pipa</li><li>bak</li></ul>',
  )
})

test('marksOfHtml: gives back what was typed with marks', () => {
  const block = fc.constantFrom(
    'Satu.',
    'Dua <b>\nbaris & "tanda".',
    '## Judul',
    '- a\n- b',
    '1. awal\n2. lalu',
    `![Peta](${PICTURE})`,
  )
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const text = blocks.join('\n\n')
      expect(marksOfHtml(htmlOfMarks(text))).toBe(text)
    }),
  )
})
