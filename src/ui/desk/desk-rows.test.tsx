import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type BulkAnswer, bulkAnswer, readBulk } from './bulk-answer.ts'
import { DeskRows } from './desk-rows.tsx'
import type { ListPlan } from './list-plan.ts'

type Row = { id: number; title: string; state: string }
const rows: Row[] = [
  { id: 1, title: 'Satu', state: 'draf' },
  { id: 2, title: 'Dua', state: 'tayang' },
]
const plan: ListPlan = { path: '/desk/things', noun: 'hal', search: 'Judul', sort: '-title' }
const view = { chosen: { q: 'a' }, also: {}, sort: '', columns: [] }
const acts = [{ name: 'publish', label: 'Terbitkan', busyLabel: 'Menerbitkan' }]

const markup = (bulk?: { answer: BulkAnswer | undefined }) => {
  const table = (
    <DeskRows
      plan={plan}
      view={view}
      caption="Hal"
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        { title: 'Judul', sort: 'title', cell: (row) => row.title },
        { title: 'Keadaan', from: 'md', cell: (row) => row.state },
        { title: 'Nomor', from: 'lg', cell: (row) => row.id, small: null },
      ]}
      bulk={bulk && { acts, nameOf: (row) => row.title, answer: bulk.answer }}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: table }])} />)
}

test('the head orders by links that keep the filters, and tells the order that stands', () => {
  const html = markup()
  expect(html).toContain('aria-sort="descending"')
  expect(html).toContain('href="/desk/things?q=a&amp;sort=title"')
  expect(html).not.toContain('type="checkbox"')
})

test('DeskRows: a column without room is in the first cell once, or not at all', () => {
  const html = markup()
  expect(html.match(/draf/g)).toHaveLength(2)
  expect(html).toMatch(/md:hidden">draf/)
  expect(html.match(/>1</g)).toHaveLength(1)
})

test('rows are picked by boxes that belong to the form of the acts, with and without script', () => {
  const html = markup({ answer: undefined })
  expect(html).toContain('Pilih Satu')
  expect(
    html.match(/name="pilih"[^>]*form="baris-dipilih"|form="baris-dipilih"[^>]*name="pilih"/g),
  ).toHaveLength(2)
  expect(html).toMatch(/<form[^>]*id="baris-dipilih"/)
  expect(html).toMatch(/<button(?=[^>]*name="act")[^>]*value="publish"/)
  const form = new FormData()
  for (const [name, value] of [
    ['act', 'publish'],
    ['pilih', '1'],
    ['pilih', '2'],
  ] as const)
    form.append(name, value)
  expect(readBulk(form)).toEqual({ act: 'publish', ids: [1, 2] })
})

test('the answer says which rows failed and why, by their names', () => {
  const result = { done: [1], failed: [{ id: 2, code: 409, message: 'Sudah tayang.' }] }
  const answer = bulkAnswer('publish', {
    success: true,
    code: 200,
    message: { title: '', description: '' },
    data: result,
  } as never).data
  const html = markup({ answer })
  expect(html).toContain('Terbitkan: 1 hal selesai, 1 tidak.')
  expect(html).toContain('Dua</strong>: Sudah tayang.')
})
