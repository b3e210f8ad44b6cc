import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { useEditedRegions } from '../../regions/use-edited-regions.ts'
import { PageInputs } from '../page/page-inputs.tsx'

type InputsProps = { photo: { name: string; url: string } | null; hasSlug: boolean }

/** All fields of an institution that the secretariat and its region edit. */
export function ParticipantInputs({ photo, hasSlug }: InputsProps) {
  const regions = useEditedRegions()
  return (
    <>
      <DeskField label="Nama lembaga" name="title" required maxLength={150} />
      {hasSlug && (
        <DeskField
          label="Alamat halaman"
          name="slug"
          required
          maxLength={80}
          autoCapitalize="none"
          help="Bagian setelah /participants/. Alamat lama tetap mengantar ke halaman ini."
        />
      )}
      <DeskSelect
        label="Region"
        name="region_id"
        required
        empty="Pilih region"
        choices={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <PageInputs photo={photo} />
      <DeskGroup title="Keterangan">
        <DeskField label="Tahun berdiri" name="founded" inputMode="numeric" maxLength={4} />
        <DeskTextarea label="Alamat" name="address" rows={3} maxLength={500} />
      </DeskGroup>
    </>
  )
}
