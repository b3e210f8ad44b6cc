import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { CategoryWire } from './schema.ts'

type RemoveFormProps = {
  category: CategoryWire
  all: readonly CategoryWire[]
  answer: FormAnswer | undefined
}

/** Removes a category, or merges its items into another. */
export function RemoveForm({ category, all, answer }: RemoveFormProps) {
  const homes = all.filter(
    ({ id, parent_id }) => id !== category.id && (!category.children || parent_id === null),
  )
  const isEmpty = !category.items && !category.children
  return (
    <section className="mt-14 max-w-170">
      <Rubric title="Hapus atau gabungkan" />
      <SentForm answer={answer} className="mt-5 grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="hapus" />
        {answer?.code === 409 && <Notice tone="bad">Sisakan satu kategori.</Notice>}
        <SelectField
          name="into"
          label="Pindahkan isinya ke"
          defaultValue={answer?.values.into ?? ''}
          error={answer?.errors.into?.[0]}
          help="Penghapusan ini tidak bisa dibatalkan. Isinya tetap ada di kategori yang baru."
        >
          <option value="">{isEmpty ? 'Tidak ada isinya' : 'Pilih kategori'}</option>
          {homes.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="danger">
          {isEmpty ? 'Hapus kategori' : 'Pindahkan dan hapus'}
        </Button>
      </SentForm>
    </section>
  )
}
