import { expect, test } from 'vitest'
import type { ContentWire } from '#src/wire/content.ts'
import { copiedValues } from './copied-values.ts'

test('copiedValues: pictures stay with the item whose they are, other figures come along', () => {
  const item = {
    title: 'Pertemuan',
    content:
      '<p>Satu.</p><figure><img src="/files/a.jpg" alt="A"><figcaption>Foto A</figcaption></figure>' +
      '<figure><table><tr><td>Tetap</td></tr></table></figure><p>Dua.<img src="/files/b.jpg" alt=""></p>',
  } as ContentWire
  expect(copiedValues(item).content).toBe(
    '<p>Satu.</p><figure><table><tr><td>Tetap</td></tr></table></figure><p>Dua.</p>',
  )
})
