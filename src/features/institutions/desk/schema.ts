import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { pageFields } from '../page/schema.ts'
import * as words from './api-words.id.ts'

const deskSorts = ['title', '-title', 'updated_at', '-updated_at'] as const
const yesNo = z.enum(['0', '1'], sharedWords.zeroOrOne)

export const deskParticipantFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  region: idNumber.optional(),
  letter: z
    .string()
    .regex(/^[A-Za-z#]$/, sharedWords.oneLetter)
    .toUpperCase()
    .optional(),
  /** Only institutions without a PIC. */
  without_pic: yesNo.default('0'),
  /** Only institutions with a pending change. */
  changed: yesNo.default('0'),
  /** Only removed institutions. */
  deleted: yesNo.default('0'),
  sort: z.enum(deskSorts).default('title'),
})
export type DeskParticipantFilter = z.output<typeof deskParticipantFilter>

const facts = {
  title: lineOfText(words.institutionNameMissing)
    .min(3, sharedWords.atLeastLetters(3))
    .max(150, sharedWords.atMostLetters(150)),
  region_id: z.int(sharedWords.chooseRegion).positive(sharedWords.chooseRegion),
  founded: z.int(words.yearUnclear).min(1600, words.yearTooEarly).max(2100, words.yearTooLate).nullable(),
  address: linesOfText(sharedWords.addressMissing).max(500, sharedWords.atMostLetters(500)),
}

const newFields = z.strictObject({ ...facts, ...pageFields })

export const newParticipant = z.strictObject({
  title: facts.title,
  region_id: facts.region_id,
  ...newFields.omit({ title: true, region_id: true }).partial().shape,
})
export type NewParticipantInput = z.output<typeof newParticipant>

export const participantChange = z.strictObject({
  version: z.int(sharedWords.reload).positive(sharedWords.reload),
  ...newFields.partial().shape,
  /** Slug below `/participants`; the former one redirects. */
  slug: z
    .string(sharedWords.addressMissing)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, words.slugUnclear)
    .max(80, sharedWords.atMostLetters(80))
    .optional(),
})
export type ParticipantChange = z.output<typeof participantChange>

export const deskParticipantRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  id_region: z.int(),
  title_region: z.string(),
  total_member: z.int(),
  pics_total: z.int(),
  members_total: z.int(),
  claims_total: z.int(),
  has_change: z.boolean(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
})
export type DeskParticipantRowWire = z.output<typeof deskParticipantRowShape>
