import { expect, test } from 'vitest'
import { storyBlocks } from './story.ts'

const story =
  'Sumur kering.\nWarga berjalan jauh.\n\n## Rencana\nTiga hal:\n\n- pipa\n- bak\n\n\n  \nTerima kasih.'

test('storyBlocks: the same text without marks of headings and pictures', () => {
  expect(storyBlocks('![Sumur baru](/images/a.webp)')).toEqual(['Gambar: Sumur baru'])
  expect(storyBlocks(story)).toEqual([
    'Sumur kering.\nWarga berjalan jauh.',
    'Rencana\nTiga hal:',
    '- pipa\n- bak',
    'Terima kasih.',
  ])
})
