import { redirect, useActionData, useLoaderData } from 'react-router'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getMenu, patchMenu } from './api.ts'
import { COLUMNS, menuGroups, menuValues, rowCount } from './menu-rows.ts'
import type { MenuWire } from './schema.ts'

export const loader = page(async ({ api, query }) => ({
  menu: unwrap(await api<typeof getMenu>('GET /desk/menu', { session: true })).data,
  isDone: query.get('tersimpan') === '1',
}))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { pages } = unwrap(await api<typeof getMenu>('GET /desk/menu', { session: true })).data
  const titleOf = (wanted: string) => pages.find(({ to }) => to === wanted)?.title ?? ''
  const answer = await api<typeof patchMenu>('PATCH /desk/menu', {
    session: true,
    body: { version: Number(values.version), groups: menuGroups(values, titleOf) },
  })
  if (answer.success) return redirect(`${deskPaths.menu}?tersimpan=1`)
  return refusedEdit<MenuWire>(values, answer, menuValues)
})

export function Component() {
  const { menu, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const start = menuValues(menu)
  const trouble = Object.values(answer?.errors ?? {})[0]?.[0]
  return (
    <>
      <Head title="Menu About" />
      <DeskHeading
        title="Menu About"
        lead="Halaman mana yang ditemukan orang di menu About Us, di kolom mana, dan dalam urutan apa."
      />
      <div className="mt-7 grid max-w-170 gap-6">
        {isDone && !answer && <Notice tone="ok">Menu tersimpan dan sudah tampil di situs.</Notice>}
        {trouble && <Notice tone="bad">{trouble}</Notice>}
      </div>
      <div className="mt-6">
        <DeskForm
          answer={answer}
          start={start}
          hidden={{ version: String(menu.version) }}
          button="Simpan menu"
        >
          <MenuFields menu={menu} rows={rowCount(answer?.values ?? start)} titles={answer?.values ?? start} />
        </DeskForm>
      </div>
    </>
  )
}

type MenuFieldsProps = { menu: MenuWire; rows: number; titles: Record<string, string> }

function MenuFields({ menu, rows, titles }: MenuFieldsProps) {
  const pages = menu.pages.map(({ to, title }) => ({ value: to, label: title }))
  const columns = Array.from({ length: COLUMNS }, (_, column) => ({
    value: String(column),
    label: titles[`title-${column}`] || `Kolom ${column + 1}`,
  }))
  return (
    <>
      <DeskGroup title="Nama kolom">
        {columns.map(({ value }, column) => (
          <DeskField key={value} name={`title-${value}`} label={`Kolom ${column + 1}`} maxLength={40} />
        ))}
      </DeskGroup>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <DeskGroup key={row} title={`Baris ${row + 1}`}>
          <DeskSelect name={`to-${row}`} label="Halaman" choices={pages} empty="Pilih halaman" />
          <DeskField name={`label-${row}`} label="Tulisan di menu" maxLength={60} />
          <DeskSelect name={`column-${row}`} label="Kolom" choices={columns} empty="Tidak di menu" />
          <DeskField name={`place-${row}`} label="Urutan" type="number" min={1} max={99} />
        </DeskGroup>
      ))}
    </>
  )
}
