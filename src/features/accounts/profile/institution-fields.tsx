import { InstitutionOptions } from '#src/features/regions/institution-options.tsx'
import type { RegionWire } from '#src/features/regions/schema.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field, SelectField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ProfileWire } from '../schema.ts'
import * as words from './words.id.ts'

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
          label={words.institution}
          help={claim?.status === 'pending' ? words.waitsForConfirmation : words.needsConfirmation}
          {...field('participant_id')}
        >
          <option value="">{words.none}</option>
          <InstitutionOptions regions={regions} />
        </SelectField>
      )}
      <Field
        label={words.otherOrganisation}
        maxLength={150}
        help={words.otherOrganisationHelp}
        {...field('organisasi')}
      />
      {claim?.status === 'refused' && (
        <div className="md:col-span-2">
          <Notice tone="warn">{words.claimRefused(claim.title)}</Notice>
        </div>
      )}
    </div>
  )
}

function Membership({ title, isPic, error }: { title: string; isPic: boolean; error: string | undefined }) {
  return (
    <div>
      <p className="mb-1.5 text-note font-semibold">{words.institution}</p>
      <p className="flex min-h-12 items-center rounded-control bg-kain px-3.5 py-2 break-words">{title}</p>
      {isPic && <p className="mt-1.5 text-sm text-muted">{words.youAreContact}</p>}
      <Checkbox id="participant_id" name="leave" value="1" error={error}>
        {words.leaveInstitution}
      </Checkbox>
    </div>
  )
}
