import { SelectField } from '#src/ui/field.tsx'
import { CampaignChoices, UpdatesChoice } from './campaign-choices.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { OpenCampaign } from './open-campaign.ts'
import { RadioGroup } from './radio-group.tsx'
import * as words from './words.id.ts'

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
      <RadioGroup id="designation" title={words.givenTo} error={error}>
        {campaigns.length > 0 && <CampaignChoices campaigns={campaigns} chosen={chosen} current={campaign} />}
        <div className="border-t">
          {row('general', words.mostUrgent, words.boardDecides)}
          {row('region', words.oneRegion, words.chooseItsRegion)}
          <div className="hidden border-b px-3 py-4 group-has-[[value=region]:checked]/target:block">
            <SelectField label={words.region} {...given('region_id')}>
              <option value="">{words.chooseRegion}</option>
              {targets.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          </div>
          {row('partisipan', words.oneInstitution, words.chooseOfInstitutions(total))}
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
    <SelectField label={words.institution} {...given('participant_id')}>
      <option value="">{words.chooseInstitution}</option>
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
