import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, imageShape, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

export const institutionParams = z.object({ id: idNumber })
export const memberParams = institutionParams.extend({ user: idNumber })
export const memberFilter = z.object({ ...pageQuery(), q: searchText.optional() })
export type MemberFilter = z.output<typeof memberFilter>

/** A member of the institution. */
export const wantedPerson = z.strictObject({
  user_id: z.int(words.chooseMember).positive(words.chooseMember),
})
export const resignation = z.strictObject({
  /** Confirms stepping down although no PIC remains. */
  even_last: z.boolean(sharedWords.yesOrNo).default(false),
})

export const personShape = z.object({
  id: z.int(),
  nama_lengkap: z.string(),
  email: z.string(),
  photo: imageShape.nullable(),
  is_pic: z.boolean(),
  /** Time of confirmation; null if not recorded. */
  member_since: z.iso.datetime().nullable(),
})
export type PersonWire = z.output<typeof personShape>
