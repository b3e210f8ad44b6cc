import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { personName } from '#src/wire/person-name.ts'
import {
  idNumber,
  imageShape,
  lineOfText,
  linesOfText,
  optionalPhoneText,
  optionalWebAddress,
  searchText,
  webAddressShape,
} from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { langShape } from '#src/wire/translated.ts'
import { keyField, pictureFields, versionField } from '../content/schema.ts'
import * as words from './api-words.id.ts'
import { byWay, ways } from './team-kinds.ts'

const teamFlags = ['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional'] as const

export const teamFilter = z.object({
  ...pageQuery(),
  flag: z.enum(teamFlags).optional(),
  region: idNumber.optional(),
  participant: idNumber.optional(),
})
export type TeamFilter = z.output<typeof teamFilter>

export const teamShape = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  about: z.string(),
  image: imageShape.nullable(),
  lembaga: z.string(),
  region: z.object({ id: z.int(), title: z.string() }).nullable(),
  wa_number: z.string().nullable(),
  ...byWay(() => webAddressShape),
  social_media: z.array(z.object({ type: z.enum(ways), url: z.string() })),
  flag: z.enum(teamFlags),
  created_by: z.int().nullable(),
  created_at: z.iso.datetime(),
  ...langShape,
})
export type TeamWire = z.output<typeof teamShape>

/** Fields that the desk may write. */
const fields = {
  name: personName(sharedWords.nameMissing)
    .min(3, sharedWords.nameTooShort)
    .max(100, sharedWords.nameTooLong),
  title: lineOfText(words.positionMissing)
    .min(2, sharedWords.atLeastLetters(2))
    .max(120, sharedWords.atMostLetters(120)),
  flag: z.enum(teamFlags),
  about: linesOfText(words.aboutMissing).max(600, sharedWords.atMostLetters(600)),
  lembaga: lineOfText(words.institutionMissing).max(150, sharedWords.atMostLetters(150)),
  region_id: z.int(sharedWords.chooseRegion).positive(sharedWords.chooseRegion).nullable(),
  /** Stored as chat addresses have it: `628…`. */
  wa_number: optionalPhoneText('any', words.numberMissing).transform((phone) => phone.replace('+', '')),
  ...byWay(() => optionalWebAddress),
  /** Lower comes first. */
  position: z
    .int(sharedWords.wholeNumber)
    .min(0, sharedWords.numberAtLeast(0))
    .max(9_999, sharedWords.numberAtMost(9999)),
  ...pictureFields,
}
const { name, title, flag, ...rest } = fields
const others = z.object(rest).partial().shape

export const newMember = z.strictObject({
  name,
  title,
  flag,
  ...others,
  idempotency_key: keyField.optional(),
})
export const memberChange = z.strictObject({ version: versionField, ...z.object(fields).partial().shape })
export type MemberWish = Partial<z.output<typeof newMember>>

export const deskTeamFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  flag: fields.flag.optional(),
  status: z.enum(['deleted'], sharedWords.deletedOrNothing).optional(),
})
export type DeskTeamFilter = z.output<typeof deskTeamFilter>

/** A person for the desk. */
export const deskMemberShape = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  flag: z.enum(teamFlags),
  about: z.string(),
  lembaga: z.string(),
  region: z.object({ id: z.int(), title: z.string() }).nullable(),
  wa_number: z.string(),
  ...byWay(() => z.string()),
  position: z.int(),
  image: imageShape.nullable(),
  image_alt: z.string(),
  image_x: z.int(),
  image_y: z.int(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
})
export type DeskMemberWire = z.output<typeof deskMemberShape>
