import { z } from 'zod'
import { type CategoryKind, categorisedKinds } from '#src/kinds.ts'
import { idNumber, lineOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { versionField } from '../content/schema.ts'
import * as words from './api-words.id.ts'

const kindNames = categorisedKinds.map(({ kind }) => kind) as [CategoryKind, ...CategoryKind[]]
const kind = z.enum(kindNames)
export const kindParams = z.object({ kind })
export const categoryParams = z.object({ kind, id: idNumber })

const fields = {
  title: lineOfText(sharedWords.nameMissing).min(2, words.nameTooShort).max(60, words.nameTooLong),
  /** Sentence under the heading of its page; '' for the list's own. */
  lead: lineOfText(words.sentenceOrNothing).max(200, sharedWords.atMostLetters(200)),
  /** Lower comes first. */
  position: z
    .int(sharedWords.wholeNumber)
    .min(0, sharedWords.numberAtLeast(0))
    .max(999, sharedWords.numberAtMost(999)),
  /** Parent of a download category; null for the first level. */
  parent_id: z.int(words.chooseParent).positive(words.chooseParent).nullable(),
}

export const newCategory = z.strictObject({ ...z.object(fields).partial().shape, title: fields.title })
export const categoryChange = z.strictObject({ version: versionField, ...z.object(fields).partial().shape })
export type CategoryWish = { [K in keyof typeof fields]?: z.output<(typeof fields)[K]> | undefined }

/** Target of the items; without it there must be none. */
export const newHome = z.object({ into: idNumber.optional() })

export const categoryShape = z.object({
  id: z.int(),
  kind,
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  position: z.int(),
  parent_id: z.int().nullable(),
  /** Number of its items, including drafts. */
  items: z.int(),
  /** Number of its child categories. */
  children: z.int(),
  version: z.int(),
})
export type CategoryWire = z.output<typeof categoryShape>

export const goneShape = z.object({ id: z.int(), moved: z.int() })
