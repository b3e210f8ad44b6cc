import { expect, test } from 'vitest'
import { sameValues, wordsOf } from './stored-values.ts'

test('two forms say the same whatever the form made itself, and empty is as good as missing', () => {
  expect(sameValues({ title: 'a', version: '1' }, { title: 'a', version: '2', intent: 'terbit' })).toBe(true)
  expect(sameValues({ title: 'a', excerpt: '' }, { title: 'a' })).toBe(true)
  expect(sameValues({ title: 'a' }, { title: 'a', excerpt: 'b' })).toBe(false)
  expect(sameValues({ title: 'a', excerpt: 'b' }, { title: 'a' })).toBe(false)
})

test('the words of a form are read without their marks', () => {
  expect(wordsOf({ title: 'Judul', content: '<p>Satu <b>dua</b></p><script>x</script>' })).toBe(
    'Judul\n\nSatu dua\nx',
  )
})
