import { z } from 'zod'
import { consents } from '#src/wire/media.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { dayText, idNumber, imageShape, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

const consent = z.enum(consents)
const flag = z.enum(['0', '1'], sharedWords.zeroOrOne).default('0')

export const mediaFilter = z.object({
  ...pageQuery(),
  /** Part of the alternative text, or of who or what is shown. */
  q: searchText.default(''),
  consent: consent.optional(),
  /** Only pictures that the caller may use in a text: without those that they may only read about, or that are forbidden. */
  usable: flag,
  /** Only pictures without an alternative text. */
  without_alt: flag,
})
export type MediaFilter = z.output<typeof mediaFilter>

export const mediaParams = z.object({ id: idNumber })

export const pictureShape = z.object({
  id: z.int(),
  image: imageShape,
  shows: z.string(),
  consent: z.enum(consents),
  created_at: z.iso.datetime(),
})

export const deskPictureShape = pictureShape.extend({
  /** Day on which the people agreed or refused; null if nobody wrote it down. */
  consent_on: z.string().nullable(),
  consent_note: z.string(),
  version: z.int(),
  /** Items that show it: to readers, in their newest text, only in an earlier one, or deleted and restorable. */
  uses: z.array(
    z.object({
      kind: z.string(),
      id: z.int(),
      title: z.string(),
      state: z.enum(['live', 'work', 'past', 'deleted']),
    }),
  ),
})
export type DeskPictureWire = z.output<typeof deskPictureShape>

export const pictureChange = z.strictObject({
  version: z.int(),
  alt: lineOfText(sharedWords.altMissing).max(300, sharedWords.atMostLetters(300)).optional(),
  shows: lineOfText(words.whoIsShown).max(300, sharedWords.atMostLetters(300)).optional(),
  consent: consent.optional(),
  consent_on: dayText('2000-01-01').nullable().optional(),
  consent_note: linesOfText(sharedWords.notesMissing).max(1_000, sharedWords.atMostLetters(1_000)).optional(),
})
export type PictureChange = z.output<typeof pictureChange>
