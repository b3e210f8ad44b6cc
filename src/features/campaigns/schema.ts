import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, idText, imageShape } from '#src/wire/shapes.ts'
import { langQuery, langShape, translationsShape } from '#src/wire/translated.ts'
import { affiliationFilter, affiliationShape, carrierShape } from '../institutions/schema.ts'
import { campaignStates, permitLevels } from './campaign-rules.ts'

const moment = z.iso.datetime()
const rupiah = z.int().min(0)

export const campaignFilter = z.object({
  ...pageQuery(),
  state: z.enum(campaignStates).optional(),
  ...affiliationFilter,
  /** Institution or region whose campaigns come first; otherwise the one nearest its goal: for a text's end. */
  for_participant: idNumber.optional(),
  for_region: idNumber.optional(),
  sort: z.enum(['state', 'nearest']).default('state'),
})
export type CampaignFilter = z.output<typeof campaignFilter>

/** Region that the gifts of a campaign count for; null for the whole network. */
export const campaignRegion = z.object({ id: z.int(), title: z.string() }).nullable()

export const campaignParams = z.object({ id: idText })
export const campaignBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

/** Official collection permit; both days inclusive. */
export const permitShape = z.object({
  number: z.string(),
  level: z.enum(permitLevels),
  valid_from: z.iso.date(),
  valid_until: z.iso.date(),
})
export type PermitWire = z.output<typeof permitShape>

export const campaignRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Photo, or the campaign's woven cover. */
  image: imageShape,
  region: campaignRegion,
  participant: affiliationShape.participant,
  state: z.enum(campaignStates),
  goal_amount: rupiah,
  /** Gifts paid less refunds, without covered fees. */
  received_amount: rupiah,
  /** Number of those gifts. */
  gifts: z.int().min(0),
  opens_at: moment,
  /** End of its last day. */
  closes_at: moment,
  /** Days left of an open campaign, today included; null for others. */
  days_left: z.int().min(0).nullable(),
  permit: permitShape,
  /** No money moves on this site. */
  is_simulation: z.boolean(),
  /** Null until it was completed with a report. */
  completed_at: moment.nullable(),
  created_at: moment,
  published_at: moment,
  updated_at: moment,
  ...langShape,
})
export type CampaignRowWire = z.output<typeof campaignRowShape>

const updateShape = z.object({ id: z.int(), title: z.string(), content: z.string(), posted_at: moment })

/** Someone in the list of a campaign's donors: agreed to stand there, and the gift was not given back. */
export const campaignDonorShape = z.object({
  /** Null for an anonymous gift. */
  name: z.string().nullable(),
  /** `YYYY-MM` of the payment, by Jakarta's calendar. */
  month: z.string(),
})
export type CampaignDonorWire = z.output<typeof campaignDonorShape>
export const donorsQuery = z.object({ ...pageQuery(), ...campaignBy.shape })

export const campaignShape = campaignRowShape.extend({
  content: z.string(),
  participant: carrierShape,
  /** Latest twenty updates, newest first. */
  updates: z.array(updateShape),
  /** Report of a completed campaign, as last corrected. */
  completion: updateShape.nullable(),
  /** Newest published text of its institution, else of its region. */
  article: z
    .object({ kind: z.enum(['news', 'blog']), slug: z.string(), title: z.string(), ...langShape })
    .nullable(),
  /** Passed on so far to those who carry the work out. */
  passed_on: z.int(),
  /** Server time of the response. */
  now: moment,
  ...translationsShape,
})
export type CampaignWire = z.output<typeof campaignShape>
