import { z } from 'zod'
import { imageShape, lineOfText, linesOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { emailAddress } from '../../../wire/person-fields.ts'
import { CONTENT_TOO_LONG, MAX_CONTENT } from '../../content/schema.ts'
import { areLinks } from '../links.ts'
import * as words from './api-words.id.ts'

/** Fields of an institution's page that its PICs may change. */
export const pageFields = {
  email: z.preprocess((given) => (given === '' ? null : given), emailAddress.nullable()),
  description_1: lineOfText(words.oneSentenceMissing).max(300, sharedWords.atMostLetters(300)),
  /** A changed one has at most 10,000 characters; imported ones may be longer. */
  description_2: linesOfText(words.storyMissing).max(MAX_CONTENT, CONTENT_TOO_LONG),
  /** HTML of `description_2`, and counts if both are given; null: paragraphs made of the plain text. */
  description_2_html: z.string(words.storyMissing).max(MAX_CONTENT, CONTENT_TOO_LONG).nullable(),
  total_member: z
    .int(sharedWords.wholeNumber)
    .min(0, words.atLeastZero)
    .max(10_000_000, words.atMostTenMillion),
  /** File name of an uploaded picture; null for the woven cover. */
  image: z.string(words.imageMissing).max(100, words.imageMissing).nullable(),
  image_alt: lineOfText(sharedWords.altMissing).max(200, sharedWords.atMostLetters(200)),
  /** Web addresses, one a line. */
  links: linesOfText(words.siteMissing)
    .max(1_000, sharedWords.atMostLetters(1_000))
    .refine(areLinks, words.linksUnclear),
}

const wholePage = z.strictObject(pageFields)
export type PageFields = z.output<typeof wholePage>

const version = z.int(sharedWords.reload).positive(sharedWords.reload)

export const pageChange = z.strictObject({ version, ...wholePage.partial().shape })
export type PageChange = z.output<typeof pageChange>

export const changeDecision = z.strictObject({
  version,
  decision: z.enum(['accept', 'refuse']),
  /** Required for a refusal: the PIC reads it. */
  comment: linesOfText(sharedWords.remarkMissing).max(2_000, sharedWords.atMostLetters(2_000)).default(''),
})
export type ChangeDecision = z.output<typeof changeDecision>

const edits = z.enum(['reviewed', 'direct'])
export const editsChange = z.strictObject({ edits })
export const editsShape = z.object({ edits })

const moment = z.iso.datetime()
const person = z.object({ id: z.int(), nama_lengkap: z.string() })

const shownFields = z
  .object({
    email: z.string().nullable(),
    description_1: z.string(),
    description_2: z.string(),
    /** Given with `description_2`, too. */
    description_2_html: z.string(),
    total_member: z.int(),
    image: z.string().nullable(),
    image_alt: z.string(),
    links: z.string(),
  })
  .partial()

const changeShape = z.object({
  id: z.int(),
  /** Proposed values, and the former ones at that time; differences only. */
  fields: shownFields,
  before: shownFields,
  /** The picture that `fields.image` names. */
  image: imageShape.nullable(),
  status: z.enum(['pending', 'accepted', 'refused', 'withdrawn']),
  comment: z.string().nullable(),
  by: person,
  created_at: moment,
  decided_by: person.nullable(),
  decided_at: moment.nullable(),
})
export type ChangeWire = z.output<typeof changeShape>

/** Institution as its PICs and the secretariat see it. */
export const deskInstitutionShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  id_region: z.int(),
  title_region: z.string(),
  email: z.string().nullable(),
  description_1: z.string(),
  description_2: z.string(),
  /** Sanitised HTML of `description_2`, as readers get it. */
  description_2_html: z.string(),
  total_member: z.int(),
  founded: z.int().nullable(),
  address: z.string(),
  /** Published picture: the upload, or the woven cover. */
  image: imageShape,
  /** File name of the upload; null for the cover. */
  image_name: z.string().nullable(),
  image_alt: z.string(),
  /** Web addresses, one a line. */
  links: z.string(),
  version: z.int(),
  updated_at: moment,
  deleted_at: moment.nullable(),
  members_total: z.int(),
  claims_total: z.int(),
  pics: z.array(person),
  /** PICs' changes are `reviewed` by the secretariat, or published at once. */
  edits,
  /** The pending change. */
  change: changeShape.nullable(),
  /** The change decided last. */
  last_change: changeShape.nullable(),
})
export type DeskInstitutionWire = z.output<typeof deskInstitutionShape>
