import { z } from 'zod'
import { idNumber, lineOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

const word = lineOfText(words.labelMissing).min(2, words.labelTooShort).max(40, sharedWords.atMostLetters(40))

export const labelQuery = z.object({ person: idNumber.optional() })
export const labelParams = z.object({ id: idNumber })
export const personLabelParams = z.object({ id: idNumber, label: idNumber })
export const newLabel = z.strictObject({ word })
export const labelChange = z.strictObject({
  word,
  /** Joins the label that has this word already. */
  merge: z.boolean(sharedWords.yesOrNo).default(false),
  version: z.int(sharedWords.reload),
})
export type LabelChange = z.output<typeof labelChange>

export const labelShape = z.object({
  id: z.int(),
  word: z.string(),
  version: z.int(),
  /** Number of people who have it. */
  people: z.int(),
  /** The person asked for has it. */
  is_chosen: z.boolean(),
})
export type LabelWire = z.output<typeof labelShape>
