import { z } from 'zod'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, imageShape, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { CONTENT_TOO_LONG, MAX_CONTENT, pictureFields, sceneField } from '../../content/schema.ts'
import { scenes } from '../../covers/scene-names.ts'
import { affiliationFields, affiliationShape } from '../../institutions/schema.ts'
import { campaignStates, campaignStatuses, MAX_GOAL, MIN_GOAL, permitLevels } from '../campaign-rules.ts'
import { campaignRegion, permitShape } from '../schema.ts'
import { MAX_STORY, MAX_UPDATE, MIN_STORY, type Story, TOO_SHORT, tooLong } from '../story.ts'
import * as apiWords from './api-words.id.ts'

const deskStates = ['draft', ...campaignStates] as const

export const deskCampaignFilter = z.object({
  ...pageQuery(),
  state: z.enum(deskStates).optional(),
  region: idNumber.optional(),
  q: searchText.optional(),
})
export type DeskCampaignFilter = z.output<typeof deskCampaignFilter>

export const deskCampaignParams = z.object({ id: idNumber })

/** Calendar day of this century. */
const day = z
  .string(apiWords.chooseDate)
  .regex(
    /^20[2-9][0-9]-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])$|^20[2-9][0-9]-[0-9]{2}-(?:29|30|31)$/,
    apiWords.dateUnclear,
  )
  .refine((text) => z.iso.date().safeParse(text).success, apiWords.noSuchDate)

const permit = z.strictObject({
  number: lineOfText(apiWords.permitNumberMissing)
    .min(3, apiWords.permitNumberMissing)
    .max(100, sharedWords.atMostLetters(100)),
  level: z.enum(permitLevels, apiWords.permitIssuerMissing),
  valid_from: day,
  valid_until: day,
})

/** A story as plain text, or as HTML, which counts if both are given. @param max characters of plain text */
const storyFields = (missing: string, max: number) => ({
  story: linesOfText(missing).min(MIN_STORY, TOO_SHORT).max(max, tooLong(max)).optional(),
  content: z.string(missing).max(MAX_CONTENT, CONTENT_TOO_LONG).optional(),
})

const words = {
  title: lineOfText(sharedWords.titleMissing)
    .min(5, sharedWords.atLeastLetters(5))
    .max(120, sharedWords.atMostLetters(120)),
  excerpt: lineOfText(sharedWords.excerptMissing)
    .min(10, sharedWords.atLeastLetters(10))
    .max(300, sharedWords.atMostLetters(300)),
  ...storyFields(sharedWords.storyMissing, MAX_STORY),
}
const facts = {
  /** Whole rupiah. */
  goal_amount: z
    .int(apiWords.goalUnclear)
    .min(MIN_GOAL, sharedWords.sumAtLeast(formatRupiah(MIN_GOAL)))
    .max(MAX_GOAL, sharedWords.sumAtMost(formatRupiah(MAX_GOAL))),
  starts_on: day,
  /** Last day; null: until the permit expires. */
  ends_on: day.nullable(),
  permit: permit.nullable(),
}
const looks = {
  ...pictureFields,
  scene: sceneField,
  /** Region its gifts count for, and institution that carries it out; null for the whole network. */
  ...affiliationFields,
}
export const newCampaign = z.strictObject({
  ...words,
  ...facts,
  image: looks.image.default(null),
  image_alt: looks.image_alt.default(''),
  image_x: looks.image_x.default(50),
  image_y: looks.image_y.default(50),
  scene: looks.scene.default(null),
  region_id: looks.region_id.default(null),
  /** Omitted: the institution of its author. */
  participant_id: looks.participant_id.optional(),
  idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase(),
})
export type CampaignText = Omit<
  z.output<typeof newCampaign>,
  'idempotency_key' | 'participant_id' | keyof Story
> &
  Story & { participant_id: number | null }

export const campaignChange = z.strictObject({
  version: z.int(sharedWords.reload).positive(),
  ...z.object({ ...words, ...facts, ...looks }).partial().shape,
  /** Slug below `/donasi`. */
  slug: z
    .string(sharedWords.addressMissing)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, apiWords.slugUnclear)
    .max(80, sharedWords.atMostLetters(80))
    .optional(),
  status: z.enum(['open', 'closed']).optional(),
})
export type CampaignChange = z.output<typeof campaignChange>

const moment = z.iso.datetime()

export const deskCampaignRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(campaignStatuses),
  state: z.enum(deskStates),
  goal_amount: z.int(),
  received_amount: z.int(),
  gifts: z.int(),
  opens_at: moment,
  /** Null without a last day and a permit. */
  closes_at: moment.nullable(),
  permit: permitShape.nullable(),
  region: campaignRegion,
  /** Null until the desk completed it with a report. */
  completed_at: moment.nullable(),
  participant: affiliationShape.participant,
  version: z.int(),
  updated_at: moment,
})
export type DeskCampaignRowWire = z.output<typeof deskCampaignRowShape>

const campaignUpdateShape = z.object({
  id: z.int(),
  title: z.string(),
  story: z.string(),
  content: z.string(),
  posted_at: moment,
  /** Author's name; null if unknown. */
  posted_by: z.string().nullable(),
  /** True for a report of a completed campaign; the latest one counts. */
  is_completion: z.boolean(),
})

export const deskCampaignShape = deskCampaignRowShape.extend({
  /** Number of `participant`, also once it was removed: forms keep it (decision 086). */
  participant_id: z.int().nullable(),
  excerpt: z.string(),
  story: z.string(),
  /** Sanitised HTML of the story, as readers get it. */
  content: z.string(),
  image: imageShape.nullable(),
  image_alt: z.string(),
  image_x: z.int(),
  image_y: z.int(),
  /** The woven cover, shown without an image, and its scene if the desk chose one. */
  cover: imageShape,
  scene: z.enum(scenes).nullable(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  /** Number of donors subscribed to updates. */
  readers: z.int().min(0),
  updates: z.array(campaignUpdateShape),
})
export type DeskCampaignWire = z.output<typeof deskCampaignShape>

export const newUpdate = z.strictObject({
  title: lineOfText(apiWords.updateTitleMissing)
    .min(5, sharedWords.atLeastLetters(5))
    .max(120, sharedWords.atMostLetters(120)),
  ...storyFields(apiWords.updateMissing, MAX_UPDATE),
  idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase(),
})
export type NewUpdate = z.output<typeof newUpdate>

/** Report of a campaign that is completed, or its correction. */
export const completion = newUpdate.extend({ version: z.int(sharedWords.reload).positive() })
export type Completion = z.output<typeof completion>
