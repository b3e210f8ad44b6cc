import { withSumReason } from '#src/features/giving/rupiah-input.ts'
import { wholeNumber } from '#src/ui/content/entry-action.ts'
import type { Values } from '#src/ui/desk/form-answer.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import { institutionIn } from '../../regions/fetch-regions.ts'
import type { DeskCampaignWire } from './schema.ts'

/** Maps the form to the calls' body; validation is theirs. */
export function campaignBody(values: Values) {
  const text = (name: string) => values[name] ?? ''
  const permit = {
    number: text('permit_number').trim(),
    level: text('permit_level'),
    valid_from: text('permit_from'),
    valid_until: text('permit_until'),
  }
  return {
    title: text('title'),
    excerpt: text('excerpt').replace(/\s+/g, ' '),
    ...storyBody(values.story, values.content),
    goal_amount: readRupiah(text('goal_amount')).amount,
    starts_on: text('starts_on'),
    ends_on: text('ends_on') || null,
    permit: Object.values(permit).some(Boolean) ? permit : null,
    region_id: values.region_id ? wholeNumber(values.region_id) : null,
    participant_id: institutionIn(values.participant_id),
    scene: values.scene || null,
    image: values.image || null,
    image_alt: text('image_alt'),
    image_x: wholeNumber(values.image_x || '50'),
    image_y: wholeNumber(values.image_y || '50'),
  }
}

/** The form that was written: the plain box is there without script only. */
export const storyBody = (story: string | undefined, content: string | undefined) =>
  story === undefined ? { content } : { story }

/** Form values of a campaign. */
export const valuesOf = (campaign: DeskCampaignWire): Values => ({
  title: campaign.title,
  excerpt: campaign.excerpt,
  story: campaign.story,
  content: campaign.content,
  goal_amount: campaign.goal_amount.toLocaleString(LOCALE),
  starts_on: campaign.starts_on,
  ends_on: campaign.ends_on ?? '',
  permit_number: campaign.permit?.number ?? '',
  permit_level: campaign.permit?.level ?? '',
  permit_from: campaign.permit?.valid_from ?? '',
  permit_until: campaign.permit?.valid_until ?? '',
  slug: campaign.slug,
  region_id: campaign.region ? String(campaign.region.id) : '',
  participant_id: String(campaign.participant_id ?? ''),
  scene: campaign.scene ?? '',
  image: campaign.image?.name ?? '',
  image_alt: campaign.image_alt,
  image_x: String(campaign.image_x),
  image_y: String(campaign.image_y),
})

/** Form values of a completed campaign's report; none before. */
export function reportValuesOf({ updates }: DeskCampaignWire): Values {
  const report = updates.find(({ is_completion }) => is_completion)
  return report ? { report_title: report.title, report_content: report.content } : {}
}

const nameOf: Record<string, string> = {
  permit: 'permit_number',
  'permit.number': 'permit_number',
  'permit.level': 'permit_level',
  'permit.valid_from': 'permit_from',
  'permit.valid_until': 'permit_until',
}

/** Maps the calls' errors to the fields of the form. */
export const formErrors = (errors: FieldErrors | undefined, values: Values): FieldErrors =>
  Object.fromEntries(
    Object.entries(withSumReason(errors, 'goal_amount', values.goal_amount)).map(([path, sentences]) => [
      nameOf[path] ?? path,
      sentences,
    ]),
  )
