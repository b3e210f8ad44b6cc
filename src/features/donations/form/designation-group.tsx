import { SelectField } from '#src/ui/field.tsx'
import { CampaignChoices, UpdatesChoice } from './campaign-choices.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { OpenCampaign } from './open-campaign.ts'
import { RadioGroup } from './radio-group.tsx'

/** A region with its institutions, as numbers and as titles in the same order: the page's state has them all. */
export type Target = { id: number; title: string; ids: number[]; titles: string[] }
export type Given = (name: string) => { name: string; defaultValue: string; error: string | undefined }

type DesignationGroupProps = {
  targets: readonly Target[]
  campaigns: readonly OpenCampaign[]
  /** Number of the campaign chosen by now. */
  campaign: number
  given: Given
}

/** Designation of the gift; a choice that needs a list shows it below. */
export function DesignationGroup({ targets, campaigns, campaign, given }: DesignationGroupProps) {
  const { defaultValue, error } = given('designation')
  const chosen = defaultValue || 'general'
  const total = targets.reduce((sum, { ids }) => sum + ids.length, 0)
  const row = (value: string, title: string, note: string) => (
    <ChoiceRow name="designation" value={value} title={title} note={note} defaultChecked={chosen === value} />
  )
  return (
    <div>
      <RadioGroup id="designation" title="Disalurkan untuk" error={error}>
        {campaigns.length > 0 && <CampaignChoices campaigns={campaigns} chosen={chosen} current={campaign} />}
        <div className="border-t">
          {row('general', 'Kebutuhan paling mendesak', 'Diputuskan pengurus nasional')}
          {row('region', 'Region tertentu', 'Pilih regionnya')}
          <div className="hidden border-b px-3 py-4 group-has-[[value=region]:checked]/target:block">
            <SelectField label="Region" {...given('region_id')}>
              <option value="">Pilih region</option>
              {targets.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          </div>
          {row('partisipan', 'Lembaga partisipan', `Pilih dari ${total} lembaga`)}
          <div className="hidden border-b px-3 py-4 group-has-[[value=partisipan]:checked]/target:block">
            <InstitutionField targets={targets} given={given} />
          </div>
        </div>
      </RadioGroup>
      {campaigns.length > 0 && <UpdatesChoice isTicked={given('wants_updates').defaultValue === 'on'} />}
    </div>
  )
}

function InstitutionField({ targets, given }: Pick<DesignationGroupProps, 'targets' | 'given'>) {
  return (
    <SelectField label="Lembaga" {...given('participant_id')}>
      <option value="">Pilih lembaga</option>
      {targets
        .filter(({ ids }) => ids.length)
        .map((region) => (
          <optgroup key={region.id} label={region.title}>
            {region.ids.map((id, i) => (
              <option key={id} value={id}>
                {region.titles[i]}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectField>
  )
}
