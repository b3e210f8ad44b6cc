import { z } from 'zod'
import { emailAddress } from '#src/wire/person-fields.ts'
import { idNumber, imageShape, lineOfText, linesOfText, optionalPhoneText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { keyField, MAX_CONTENT, pictureFields, slugField, versionField } from '../../content/schema.ts'
import * as words from './api-words.id.ts'

export const deskRegionParams = z.object({ id: idNumber })

/** `closed`: the closed ones, latest first. */
export const deskRegionFilter = z.object({
  status: z.enum(['closed'], words.closedOrNothing).optional(),
})

const fields = {
  title: lineOfText(words.regionNameMissing)
    .min(2, sharedWords.atLeastLetters(2))
    .max(80, sharedWords.atMostLetters(80)),
  /** Lower comes first; equal positions are sorted by name. */
  position: z
    .int(sharedWords.wholeNumber)
    .min(-99, sharedWords.numberAtLeast(-99))
    .max(999, sharedWords.numberAtMost(999)),
  /** HTML. */
  content: z.string(sharedWords.textMissing).max(MAX_CONTENT, sharedWords.contentTooLong),
  email: z.preprocess((given) => (given === '' ? null : given), emailAddress.nullable()),
  phone: optionalPhoneText('any', words.phoneMissing),
  address: linesOfText(words.officeMissing).max(500, sharedWords.atMostLetters(500)),
  ...pictureFields,
}
const optionalFields = z.object(fields).partial().shape

/** Body of a new region; without a title it is named after its province. */
export const newRegion = z.strictObject({
  ...optionalFields,
  province_code: z
    .string(sharedWords.chooseProvince)
    .max(2, words.chooseListedProvince)
    .nullable()
    .default(null),
  idempotency_key: keyField.optional(),
})

export const regionChange = z.strictObject({
  version: versionField,
  ...optionalFields,
  /** Below `/region`; the former one redirects. */
  slug: slugField.optional(),
})
export type RegionWish = z.output<z.ZodObject<typeof optionalFields>>
export type NewRegionWish = Omit<z.output<typeof newRegion>, 'idempotency_key'>
export type RegionChange = z.output<typeof regionChange>

/** Region that takes over everything; without it the region must be empty. */
export const successor = z.object({ into: idNumber.optional() })

const named = z.object({ id: z.int(), title: z.string() })

export const deskRegionRowShape = z.object({
  id: z.int(),
  title: z.string(),
  position: z.int(),
  province_code: z.string().nullable(),
  bps_code: z.string().nullable(),
  province_name: z.string().nullable(),
  partisipan_total: z.int(),
  version: z.int(),
  /** Null only for a region that was closed empty. */
  slug: z.string().nullable(),
  closed_at: z.iso.datetime().nullable(),
  merged_into: named.nullable(),
})
export type DeskRegionRowWire = z.output<typeof deskRegionRowShape>

export const deskRegionShape = deskRegionRowShape.extend({
  content: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  image: imageShape.nullable(),
  image_alt: z.string(),
  image_x: z.int(),
  image_y: z.int(),
  officers: z.array(
    z.object({ id: z.int(), name: z.string(), title: z.string(), wa_number: z.string().nullable() }),
  ),
})
export type DeskRegionWire = z.output<typeof deskRegionShape>

/** Contents of a region, deleted items included: gifts stay in the books under its name, all else moves. */
export const regionContentsShape = z.object({
  participants: z.int(),
  people: z.int(),
  officers: z.int(),
  news: z.int(),
  posts: z.int(),
  events: z.int(),
  campaigns: z.int(),
  questions: z.int(),
  pledges: z.int(),
  gifts: z.int(),
})
export type RegionContentsWire = z.output<typeof regionContentsShape>

export const closedRegionShape = z.object({
  id: z.int(),
  into: z.int().nullable(),
  moved: regionContentsShape.omit({ gifts: true }),
})

export const provinceShape = z.object({ code: z.string(), bps_code: z.string(), name: z.string() })
