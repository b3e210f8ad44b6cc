import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { useEditedRegions } from '../../regions/use-edited-regions.ts'
import { PageInputs } from '../page/page-inputs.tsx'
import * as words from './words.id.ts'

type InputsProps = { photo: { name: string; url: string } | null; hasSlug: boolean }

/** All fields of an institution that the secretariat and its region edit. */
export function ParticipantInputs({ photo, hasSlug }: InputsProps) {
  const regions = useEditedRegions()
  return (
    <>
      <DeskField label={words.institutionName} name="title" required maxLength={150} />
      {hasSlug && (
        <DeskField
          label={words.pageAddress}
          name="slug"
          required
          maxLength={80}
          autoCapitalize="none"
          help={words.pageAddressHelp}
        />
      )}
      <DeskSelect
        label={words.region}
        name="region_id"
        required
        empty={words.chooseRegion}
        choices={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <PageInputs photo={photo} />
      <DeskGroup title={words.details}>
        <DeskField label={words.founded} name="founded" inputMode="numeric" maxLength={4} />
        <DeskTextarea label={words.address} name="address" rows={3} maxLength={500} />
      </DeskGroup>
    </>
  )
}
