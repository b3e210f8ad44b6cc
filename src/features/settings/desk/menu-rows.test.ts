import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuGroups, menuValues } from './menu-rows.ts'

const entry = fc.record({
  to: fc.uuid().map((id) => `/about/${id}`),
  label: fc.stringMatching(/^[a-z]{2,20}$/),
})
const group = fc.record({
  title: fc.stringMatching(/^[a-z]{2,20}$/),
  entries: fc.array(entry, { minLength: 1, maxLength: 12 }),
})

test('menuGroups: the form’s values of a menu give that menu again', () => {
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), (groups) => {
      expect(menuGroups(menuValues({ groups }), () => '')).toEqual(groups)
    }),
  )
})

test('another place and column move a page; without a column it leaves; a new one gets its own title', () => {
  const groups = [
    {
      title: 'Satu',
      entries: [
        { to: '/about/a', label: 'A' },
        { to: '/about/b', label: 'B' },
      ],
    },
    { title: 'Dua', entries: [{ to: '/about/c', label: 'C' }] },
  ]
  const values = {
    ...menuValues({ groups }),
    'place-0': '3',
    'column-2': '',
    'to-3': '/about/d',
    'column-3': '0',
    'place-3': '2',
  }
  expect(menuGroups(values, () => 'Halaman D')).toEqual([
    {
      title: 'Satu',
      entries: [
        { to: '/about/b', label: 'B' },
        { to: '/about/d', label: 'Halaman D' },
        { to: '/about/a', label: 'A' },
      ],
    },
  ])
})
