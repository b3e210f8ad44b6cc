import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { FileField } from '../file-field.tsx'
import { levelChoices } from './download-words.ts'
import type { DeskDownloadWire } from './schema.ts'
import * as words from './words.id.ts'

type DownloadFieldsProps = { categories: readonly Choice[]; item: DeskDownloadWire | null }

const KINDS = words.kinds

/** Fields of a download; its slug once it exists. */
export function DownloadFields({ categories, item }: DownloadFieldsProps) {
  return (
    <>
      <DeskField name="title" label={words.title} required maxLength={150} />
      <DeskTextarea
        name="description"
        label={words.description}
        rows={3}
        maxLength={600}
        help={words.descriptionHelp}
      />
      <DeskGroup title={words.file}>
        <FileField
          label={item ? words.newVersion : words.file}
          help={item ? words.newVersionHelp(KINDS) : KINDS}
        />
        <DeskSelect name="level" label={words.whoMayDownload} choices={levelChoices} help={words.whoHelp} />
        <DeskSelect
          name="category_id"
          label={words.category}
          choices={categories}
          empty={words.chooseCategory}
        />
        {item && <DeskField name="slug" label={words.address} maxLength={80} help={words.addressHelp} />}
      </DeskGroup>
      <PictureFields item={item} help={words.pictureHelp} />
    </>
  )
}
