import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storyBlocks, storyHtml } from './story.ts'

const story =
  'Sumur kering.\nWarga berjalan jauh.\n\n## Rencana\nTiga hal:\n\n- pipa\n- bak\n\n\n  \nTerima kasih.'

test('storyHtml: renders paragraphs, headings and list items', () => {
  expect(storyHtml(story)).toBe(
    '<p>Sumur kering.<br>Warga berjalan jauh.</p><h2>Rencana</h2><p>Tiga hal:</p>' +
      '<ul><li>pipa</li><li>bak</li></ul><p>Terima kasih.</p>',
  )
})

test('storyBlocks: the same text without marks of headings and pictures', () => {
  expect(storyBlocks('![Sumur baru](/images/a.webp)')).toEqual(['Gambar: Sumur baru'])
  expect(storyBlocks(story)).toEqual([
    'Sumur kering.\nWarga berjalan jauh.',
    'Rencana\nTiga hal:',
    '- pipa\n- bak',
    'Terima kasih.',
  ])
})

test('storyHtml: escapes every tag but its own', () => {
  const marks = fc.constantFrom('<script>', '## ', '- ', '\n', '\n\n', '&', '"', 'kata', '<p onclick=x>')
  fc.assert(
    fc.property(fc.array(marks), (parts) => {
      const html = storyHtml(parts.join(''))
      expect(html.replace(/<\/?(?:p|h2|ul|li|br)>/g, '')).not.toMatch(/[<>]/)
    }),
  )
})
