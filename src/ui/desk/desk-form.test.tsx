import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DeskCheckbox, DeskChoices, DeskField, DeskSelect } from './desk-fields.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskText } from './desk-text.tsx'
import { type DeskAnswer, readForm } from './form-answer.ts'

const start = { title: 'Mata air', state: 'open', is_pinned: 'on', roles: 'a,b', content: '<p>Isi</p>' }
const markup = (answer?: DeskAnswer) => {
  const form = (
    <DeskForm answer={answer} start={start} hidden={{ version: '3', idempotency_key: 'baru' }}>
      <DeskField name="title" label="Judul" />
      <DeskSelect name="state" label="Keadaan" choices={[{ value: 'open', label: 'Dibuka' }]} empty="Pilih" />
      <DeskCheckbox name="is_pinned" label="Sematkan" />
      <DeskChoices
        name="roles"
        label="Peran"
        choices={['a', 'b', 'c'].map((value) => ({ value, label: value }))}
      />
      <DeskText name="content" label="Isi" />
    </DeskForm>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
}
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]
const answered = (values: Record<string, string>, more: Partial<DeskAnswer> = {}): DeskAnswer => ({
  values,
  errors: {},
  code: 400,
  ...more,
})

test('fields show by their names what stands there', () => {
  const html = markup()
  expect(html).toContain('value="Mata air"')
  expect(html).toMatch(/<option value="open" selected/)
  expect(html.match(/checked=""/g)).toHaveLength(3)
  expect(html).toContain('&lt;p&gt;Isi&lt;/p&gt;</textarea>')
  expect([hidden(html, 'version'), hidden(html, 'idempotency_key')]).toEqual(['3', 'baru'])
})

test('after a refusal they show what was sent and why, and the key of the first sending goes along', () => {
  const html = markup(
    answered({ title: 'x', idempotency_key: 'lama' }, { errors: { title: ['Sedikitnya 3 huruf.'] } }),
  )
  expect(html).toContain('value="x"')
  expect(html).toContain('Sedikitnya 3 huruf.')
  expect(html).not.toContain('checked=""')
  expect([hidden(html, 'version'), hidden(html, 'idempotency_key')]).toEqual(['3', 'lama'])
})

test('DeskForm: an edit conflict keeps the input, shows the other text below it, and allows saving over it', () => {
  const sent = { ...start, title: 'Air kami' }
  const current = { ...start, title: 'Air mereka', is_pinned: '', content: '<p>Baru</p>', version: '4' }
  const html = markup(answered(sent, { code: 409, current }))
  expect(html).toContain('value="Air kami"')
  expect(html).toContain('Judul sekarang: Air mereka')
  expect(html).toContain('Sematkan sekarang: tidak')
  expect(html).toContain('<p>Baru</p>')
  expect(html).not.toContain('Keadaan sekarang')
  expect(hidden(html, 'version')).toBe('4')
})

test('a form is read with plain line ends, and boxes of one name together', async () => {
  const body = new URLSearchParams([
    ['text', 'satu\r\ndua'],
    ['roles', 'a'],
    ['roles', 'c'],
  ])
  expect(await readForm(new Request('http://site.test', { method: 'POST', body }))).toEqual({
    text: 'satu\ndua',
    roles: 'a,c',
  })
})
