import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange, fieldErrors, menusIn, menuValues, readRows } from './menu-rows.ts'

const label = fc.stringMatching(/^[a-z]{2,20}$/)
const entry = fc.record({
  to: fc.uuid().map((id) => `/about/${id}`),
  label,
  hidden: fc.constantFrom(true as const, undefined),
})
const entries = fc.array(entry, { minLength: 1, maxLength: 12 })
const menus = fc.record({
  main: entries,
  groups: fc.array(fc.record({ title: label, entries }), { minLength: 1, maxLength: 3 }),
})
const untitled = () => ''
const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ to: `/about/${name}`, label: name.toUpperCase() }))
const small = menuValues({
  main: [{ to: '/', label: 'Home' }],
  groups: [
    { title: 'Satu', entries: [a!, b!] },
    { title: 'Dua', entries: [c!] },
  ],
})
const after = (...steps: string[]) => {
  const values = steps.reduce((last, step) => arrange(last, step, untitled).values, small)
  return menusIn(values, untitled).groups.map((group) => group.entries.map((one) => one.label).join(''))
}

test('menusIn: the form’s values of the menus give those menus again', () => {
  fc.assert(
    fc.property(menus, (given) => {
      expect(menusIn(menuValues(given), untitled)).toEqual(given)
    }),
  )
})

test('arrange: any steps keep every entry once, and sections after each other', () => {
  const step = fc.oneof(
    fc.tuple(fc.constantFrom('up', 'down'), fc.nat(50)).map((parts) => parts.join('-')),
    fc
      .tuple(fc.nat(50), fc.nat(50), fc.constantFrom('main', '0', '1', '2'))
      .map((parts) => `put-${parts.join('-')}`),
  )
  const told = (values: Record<string, string>) =>
    readRows(values)
      .map(({ to, label: words, show }) => [to, words, show].join())
      .sort()
  fc.assert(
    fc.property(menus, fc.array(step), (given, steps) => {
      const start = menuValues(given)
      const end = steps.reduce((values, one) => arrange(values, one, untitled).values, start)
      expect(told(end)).toEqual(told(start))
      const order = readRows(end).map(({ menu }) => ['main', '0', '1', '2'].indexOf(menu))
      expect(order).toEqual(order.toSorted())
    }),
  )
})

test('arrange: up and down go through the columns, and a dragged row takes the place it is put on', () => {
  expect(after('up-2')).toEqual(['BA', 'C'])
  expect(after('down-2')).toEqual(['A', 'BC'])
  expect(after('up-3')).toEqual(['ABC'])
  expect(after('up-1', 'up-0')).toEqual(['AB', 'C'])
  expect(after('put-3-1-0')).toEqual(['CAB'])
  expect(after('put-1-3-1')).toEqual(['B', 'CA'])
  expect(after('drop-1', 'drop-1')).toEqual(['C'])
})

test('arrange: a page is added with its title, and an address of one’s own as an empty row', () => {
  const titleOf = (to: string) => (to === '/kontak' ? 'Kontak' : '')
  const page = arrange({ ...small, 'add-page': '/kontak', 'add-menu': '0' }, 'add', titleOf)
  expect(page.at).toBe(3)
  expect(readRows(page.values)[3]).toEqual({ to: '/kontak', label: 'Kontak', menu: '0', show: 'on' })
  const own = arrange({ ...page.values, 'add-page': '', 'add-menu': 'main' }, 'add', titleOf)
  expect(own.at).toBe(1)
  expect(menusIn(own.values, titleOf).main).toHaveLength(1)
})

test('fieldErrors: an error of the call is told at the field of its row', () => {
  const values = { ...small, 'label-4': '', 'to-4': '/x', 'menu-4': '2', 'show-4': 'on' }
  const said = ['Salah.']
  expect(
    fieldErrors(
      {
        'groups.1.entries.0.to': said,
        'groups.2.entries.0.label': said,
        'groups.2.title': said,
        'main.0.label': said,
        groups: said,
      },
      values,
    ),
  ).toEqual({ 'to-3': said, 'label-4': said, 'title-2': said, 'label-0': said, groups: said })
})
