import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { lineOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { keyField, versionField } from '../../content/schema.ts'
import * as words from './api-words.id.ts'

const fields = {
  question: lineOfText(sharedWords.questionMissing)
    .min(5, words.questionTooShort)
    .max(200, sharedWords.questionTooLong),
  /** HTML. */
  answer: z.string(sharedWords.answerMissing).max(20_000, words.answerTooLong),
  category: lineOfText(words.groupMissing)
    .min(2, sharedWords.atLeastLetters(2))
    .max(100, sharedWords.atMostLetters(100)),
  /** Sort position, ascending. */
  position: z
    .int(sharedWords.wholeNumber)
    .min(0, sharedWords.numberAtLeast(0))
    .max(9_999, sharedWords.numberAtMost(9999)),
}

export const newFaq = z.strictObject({
  ...fields,
  position: fields.position.optional(),
  idempotency_key: keyField.optional(),
})
export type NewFaq = Omit<z.output<typeof newFaq>, 'idempotency_key'>
export const faqChange = z.strictObject({ version: versionField, ...z.object(fields).partial().shape })
export type FaqWish = { [K in keyof typeof fields]?: z.output<(typeof fields)[K]> | undefined }

export const deskFaqFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  status: z.enum(['deleted'], sharedWords.deletedOrNothing).optional(),
})
export type DeskFaqFilter = z.output<typeof deskFaqFilter>

export const deskFaqShape = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  position: z.int(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
})
export type DeskFaqWire = z.output<typeof deskFaqShape>
