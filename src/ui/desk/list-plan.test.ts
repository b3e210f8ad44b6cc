import { expect, test } from 'vitest'
import { shownColumns } from './desk-column.ts'
import { clearedHref, fileHref, hrefOf, isNarrowed, type ListPlan, viewOf } from './list-plan.ts'

const plan: ListPlan = {
  path: '/desk/things',
  noun: 'hal',
  search: 'Judul',
  filters: [{ name: 'status', label: 'Keadaan' }],
  sort: '-created_at',
  also: ['view'],
  csv: '/v1/desk/things/export',
}
const viewIn = (query: string) => viewOf(plan, new URLSearchParams(query))

test('all of a list stands in its address, and a change of one part keeps the others but the page', () => {
  const view = viewIn('q= air &status=open&sort=title&view=mine&kolom=a,b&page=7&lain=x')
  expect(view).toEqual({
    chosen: { q: 'air', status: 'open' },
    also: { view: 'mine' },
    sort: 'title',
    columns: ['a', 'b'],
  })
  const rest = 'sort=title&view=mine&kolom=a%2Cb'
  expect(hrefOf(plan, view)).toBe(`/desk/things?q=air&status=open&${rest}`)
  expect(hrefOf(plan, view, { page: 1 })).toBe(hrefOf(plan, view))
  expect(hrefOf(plan, view, { page: 2 })).toBe(`/desk/things?q=air&status=open&${rest}&page=2`)
  expect(hrefOf(plan, view, { chosen: { status: '' } })).toBe(`/desk/things?q=air&${rest}`)
  expect(clearedHref(plan, view)).toBe(`/desk/things?${rest}`)
  expect(fileHref(plan, view, 'csv')).toBe('/v1/desk/things/export?q=air&status=open&format=csv')
  expect([isNarrowed(view), isNarrowed(viewIn('sort=title&view=mine'))]).toEqual([true, false])
})

test('columns ticked without script come one by one, and choose as those of a link do', () => {
  expect(viewIn('kolom=a&kolom=b').columns).toEqual(viewIn('kolom=a,b').columns)
})

test('the usual columns stand there until some are chosen; names that are none choose nothing', () => {
  const cell = () => null
  const columns = [
    { title: 'Judul', cell },
    { title: 'A', name: 'a', cell },
    { title: 'B', name: 'b', isExtra: true as const, cell },
  ]
  const titles = (...names: string[]) => shownColumns(columns, names).map(({ title }) => title)
  expect(titles()).toEqual(['Judul', 'A'])
  expect(titles('b')).toEqual(['Judul', 'B'])
  expect(titles('zzz')).toEqual(['Judul', 'A'])
})
