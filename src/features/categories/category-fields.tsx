import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { DeskField, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { CategoryWire } from './schema.ts'
import * as words from './words.id.ts'

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
      <DeskField name="title" label={words.name} required maxLength={60} />
      <DeskField name="lead" label={words.intro} maxLength={200} help={words.introHelp} />
      <DeskField name="position" label={words.order} type="number" min={0} help={words.orderHelp} />
      {hasLevels && !category?.children && (
        <DeskSelect name="parent_id" label={words.under} choices={parents} empty={words.firstLevel} />
      )}
    </>
  )
}
