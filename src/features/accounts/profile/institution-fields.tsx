import { InstitutionOptions } from '#src/features/regions/institution-options.tsx'
import type { RegionWire } from '#src/features/regions/schema.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field, SelectField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ProfileWire } from '../schema.ts'

type Given = (name: string) => { name: string; defaultValue: string; error: string | undefined }

/** Institution of a member: shows a confirmed membership; a claim can be made, changed and withdrawn. */
export function InstitutionFields({
  profile,
  regions,
  field,
}: {
  profile: ProfileWire
  regions: RegionWire[]
  field: Given
}) {
  const { partisipan, partisipan_claim: claim } = profile
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {partisipan ? (
        <Membership title={partisipan.title} isPic={profile.is_pic} error={field('participant_id').error} />
      ) : (
        <SelectField
          label="Lembaga partisipan"
          help={
            claim?.status === 'pending'
              ? 'Menunggu dipastikan PIC lembaga atau sekretariat.'
              : 'Berlaku setelah dipastikan PIC lembaga atau sekretariat.'
          }
          {...field('participant_id')}
        >
          <option value="">Tidak ada</option>
          <InstitutionOptions regions={regions} />
        </SelectField>
      )}
      <Field
        label="Organisasi lain"
        maxLength={150}
        help="Bila lembaga Anda bukan partisipan."
        {...field('organisasi')}
      />
      {claim?.status === 'refused' && (
        <div className="md:col-span-2">
          <Notice tone="warn">
            {claim.title} belum dapat memastikan bahwa Anda anggotanya. Pilih lembaga lain, atau hubungi
            sekretariat.
          </Notice>
        </div>
      )}
    </div>
  )
}

function Membership({ title, isPic, error }: { title: string; isPic: boolean; error: string | undefined }) {
  return (
    <div>
      <p className="mb-1.5 text-note font-semibold">Lembaga partisipan</p>
      <p className="flex min-h-12 items-center rounded-control bg-kain px-3.5 py-2 break-words">{title}</p>
      {isPic && (
        <p className="mt-1.5 text-sm text-muted">
          Anda PIC lembaga ini. Bila Anda keluar, tugas itu ikut berakhir; serahkan dahulu di Anggota lembaga
          bila Anda PIC satu-satunya.
        </p>
      )}
      <Checkbox id="participant_id" name="leave" value="1" error={error}>
        Keluar dari lembaga ini
      </Checkbox>
    </div>
  )
}
