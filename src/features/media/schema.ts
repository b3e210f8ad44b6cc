import { z } from 'zod'
import { consents } from '#src/wire/media.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { dayText, idNumber, imageShape, lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'

const consent = z.enum(consents, `Pilih salah satu: ${consents.join(', ')}.`)
const flag = z.enum(['0', '1'], 'Tulis 0 atau 1.').default('0')

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
  alt: lineOfText('Tulis apa yang terlihat.').max(300, 'Paling panjang 300 huruf.').optional(),
  shows: lineOfText('Tulis siapa atau apa yang tampak.').max(300, 'Paling panjang 300 huruf.').optional(),
  consent: consent.optional(),
  consent_on: dayText('2000-01-01').nullable().optional(),
  consent_note: linesOfText('Tulis catatannya.').max(1_000, 'Paling panjang 1.000 huruf.').optional(),
})
export type PictureChange = z.output<typeof pictureChange>
