import { DeskRupiahField } from '#src/features/giving/desk-rupiah-field.tsx'
import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { DeskAnswer, Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { SceneField } from '../../covers/scene-field.tsx'
import { InstitutionField } from '../../regions/institution-field.tsx'
import { permitLevels } from '../campaign-rules.ts'
import { permitGivers } from '../permit-words.ts'
import type { DeskCampaignWire } from './schema.ts'
import * as words from './words.id.ts'

/** Marks of a story that is written without script. */
export const STORY_MARKS = words.storyMarks

type CampaignFormProps = {
  answer: DeskAnswer | undefined
  start: Values
  /** Version, or idempotency key of a new campaign. */
  hidden: Values
  /** Null for a new campaign; its slug is made from the title and can be changed afterwards. */
  campaign: DeskCampaignWire | null
  regions: readonly Choice[]
  institutions: readonly Choice[]
  /** True for the secretariat, which also writes campaigns of the whole network. */
  isOffice: boolean
}

const permits = permitLevels.map((value) => ({ value, label: permitGivers[value] }))

/** Form with all fields of a campaign. */
export function CampaignForm({ campaign, regions, institutions, isOffice, ...form }: CampaignFormProps) {
  return (
    <DeskForm {...form} intent="simpan">
      <DeskField name="title" label={words.title} required maxLength={120} />
      {campaign && (
        <DeskField
          name="slug"
          label={words.address}
          required
          maxLength={80}
          autoCapitalize="none"
          help={words.addressHelp}
        />
      )}
      <DeskTextarea
        name="excerpt"
        label={words.excerpt}
        rows={3}
        required
        maxLength={300}
        help={words.excerptHelp}
      />
      <DeskText name="content" label={words.story} plain={{ name: 'story', help: STORY_MARKS }} />
      <DeskRupiahField name="goal_amount" label={words.goal} required placeholder="48.000.000" />
      <DeskSelect
        name="region_id"
        label={words.region}
        choices={regions}
        empty={isOffice ? words.wholeNetwork : words.chooseRegion}
        required={!isOffice}
        help={words.regionHelp}
      />
      <InstitutionField
        institutions={institutions}
        hasOwn={!campaign && !isOffice}
        help={words.institutionHelp}
      />
      <DeskGroup title={words.campaignDays}>
        <DeskField name="starts_on" label={words.firstDay} type="date" required />
        <DeskField name="ends_on" label={words.lastDayOptional} type="date" help={words.lastDayHelp} />
      </DeskGroup>
      <DeskGroup title={words.permit}>
        <DeskField name="permit_number" label={words.permitNumber} maxLength={100} help={words.permitHelp} />
        <DeskSelect
          name="permit_level"
          label={words.permitGiver}
          choices={permits}
          empty={words.choosePermitGiver}
        />
        <DeskField name="permit_from" label={words.validFrom} type="date" />
        <DeskField name="permit_until" label={words.validUntil} type="date" />
      </DeskGroup>
      <PictureFields item={campaign} help={words.photoHelp}>
        <SceneField item={campaign} />
      </PictureFields>
    </DeskForm>
  )
}
