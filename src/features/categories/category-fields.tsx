import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { DeskField, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { CategoryWire } from './schema.ts'

/** Form values of a category. */
export const categoryValues = ({ title, lead, position, parent_id }: CategoryWire): Values => ({
  title,
  lead,
  position: String(position),
  parent_id: parent_id === null ? '' : String(parent_id),
})

/** Request body from a category's form values. */
export const categoryBody = ({ title = '', lead = '', position, parent_id }: Values) => ({
  title,
  lead,
  ...(position && { position: wholeNumber(position) }),
  ...(parent_id !== undefined && { parent_id: parent_id ? wholeNumber(parent_id) : null }),
})

type FieldsProps = { all: readonly CategoryWire[]; category: CategoryWire | null; hasLevels: boolean }

/** Title, lead and position, and for downloads the parent category. */
export function CategoryFields({ all, category, hasLevels }: FieldsProps) {
  const parents = all
    .filter(({ id, parent_id }) => parent_id === null && id !== category?.id)
    .map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <>
      <DeskField name="title" label="Nama" required maxLength={60} />
      <DeskField
        name="lead"
        label="Kalimat pengantar"
        maxLength={200}
        help="Di bawah judul halaman kategori ini. Kosong: kalimat daftar seluruhnya."
      />
      <DeskField
        name="position"
        label="Urutan"
        type="number"
        min={0}
        help="Angka kecil lebih dulu. Kosong: paling akhir."
      />
      {hasLevels && !category?.children && (
        <DeskSelect name="parent_id" label="Di bawah" choices={parents} empty="Tingkat pertama" />
      )}
    </>
  )
}
