import { useRouteLoaderData } from 'react-router'
import type { Region } from '#src/features/regions/model.ts'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { PageInputs } from '../page/page-inputs.tsx'

type InputsProps = { photo: { name: string; url: string } | null; hasSlug: boolean }

/** All fields of an institution that the secretariat edits. */
export function ParticipantInputs({ photo, hasSlug }: InputsProps) {
  const { regions } = useRouteLoaderData('root') as { regions: Region[] }
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
