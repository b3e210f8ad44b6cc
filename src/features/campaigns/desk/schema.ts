import { z } from 'zod'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, imageShape, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import { CONTENT_TOO_LONG, MAX_CONTENT, pictureFields, sceneField } from '../../content/schema.ts'
import { scenes } from '../../covers/scene-names.ts'
import { affiliationFields, affiliationShape } from '../../institutions/schema.ts'
import { campaignStates, campaignStatuses, MAX_GOAL, MIN_GOAL, permitLevels } from '../campaign-rules.ts'
import { campaignRegion, permitShape } from '../schema.ts'
import { MAX_STORY, MAX_UPDATE, MIN_STORY, type Story, TOO_SHORT, tooLong } from '../story.ts'

const deskStates = ['draft', ...campaignStates] as const

export const deskCampaignFilter = z.object({
  ...pageQuery(),
  state: z.enum(deskStates, `Pilih salah satu: ${deskStates.join(', ')}.`).optional(),
  region: idNumber.optional(),
  q: searchText.optional(),
})
export type DeskCampaignFilter = z.output<typeof deskCampaignFilter>

export const deskCampaignParams = z.object({ id: idNumber })

/** Calendar day of this century. */
const day = z
  .string('Pilih tanggal.')
  .regex(
    /^20[2-9][0-9]-(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])$|^20[2-9][0-9]-[0-9]{2}-(?:29|30|31)$/,
    'Tulis tanggal, misalnya 2026-12-01.',
  )
  .refine((text) => z.iso.date().safeParse(text).success, 'Tanggal ini tidak ada.')

const permit = z.strictObject({
  number: lineOfText('Tulis nomor izin.').min(3, 'Tulis nomor izin.').max(100, 'Paling panjang 100 huruf.'),
  level: z.enum(permitLevels, 'Pilih pemberi izin.'),
  valid_from: day,
  valid_until: day,
})

/** A story as plain text, or as HTML, which counts if both are given. @param max characters of plain text */
const storyFields = (missing: string, max: number) => ({
  story: linesOfText(missing).min(MIN_STORY, TOO_SHORT).max(max, tooLong(max)).optional(),
  content: z.string(missing).max(MAX_CONTENT, CONTENT_TOO_LONG).optional(),
})

const words = {
  title: lineOfText('Tulis judul.').min(5, 'Paling pendek 5 huruf.').max(120, 'Paling panjang 120 huruf.'),
  excerpt: lineOfText('Tulis ringkasan.')
    .min(10, 'Paling pendek 10 huruf.')
    .max(300, 'Paling panjang 300 huruf.'),
  ...storyFields('Tulis ceritanya.', MAX_STORY),
}
const facts = {
  /** Whole rupiah. */
  goal_amount: z
    .int('Tulis jumlah dalam rupiah bulat, misalnya 48000000.')
    .min(MIN_GOAL, `Paling sedikit ${formatRupiah(MIN_GOAL)}.`)
    .max(MAX_GOAL, `Paling banyak ${formatRupiah(MAX_GOAL)}.`),
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
  idempotency_key: z.uuid('Muat ulang halaman ini, lalu kirim lagi.').toLowerCase(),
})
export type CampaignText = Omit<
  z.output<typeof newCampaign>,
  'idempotency_key' | 'participant_id' | keyof Story
> &
  Story & { participant_id: number | null }

export const campaignChange = z.strictObject({
  version: z.int('Muat ulang halaman ini.').positive(),
  ...z.object({ ...words, ...facts, ...looks }).partial().shape,
  /** Slug below `/donasi`. */
  slug: z
    .string('Tulis alamat.')
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Hanya huruf kecil, angka, dan tanda hubung, misalnya air-bersih-timor.',
    )
    .max(80, 'Paling panjang 80 huruf.')
    .optional(),
  status: z.enum(['open', 'closed'], 'Pilih salah satu: open, closed.').optional(),
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
  title: lineOfText('Tulis judul kabar.')
    .min(5, 'Paling pendek 5 huruf.')
    .max(120, 'Paling panjang 120 huruf.'),
  ...storyFields('Tulis kabarnya.', MAX_UPDATE),
  idempotency_key: z.uuid('Muat ulang halaman ini, lalu kirim lagi.').toLowerCase(),
})
export type NewUpdate = z.output<typeof newUpdate>

/** Report of a campaign that is completed, or its correction. */
export const completion = newUpdate.extend({ version: z.int('Muat ulang halaman ini.').positive() })
export type Completion = z.output<typeof completion>
