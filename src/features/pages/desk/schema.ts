import { z } from 'zod'
import { lineOfText } from '#src/wire/shapes.ts'
import { changeFields, contentFilterFields, newTextFields, slugField } from '../../content/schema.ts'

export const deskPageFilter = z.object(contentFilterFields)
export const newPage = z.strictObject({ ...newTextFields, slug: slugField.optional() })
export const pageChange = z.strictObject({
  ...changeFields,
  /** For a published legal text: true if members must agree again. */
  needs_consent: z.boolean('Pilih ya atau tidak.').optional(),
  /** True if every member is notified by mail; default: if they must agree again. */
  is_announced: z.boolean('Pilih ya atau tidak.').optional(),
  /** Change note for readers. */
  note: lineOfText('Tulis apa yang berubah.').max(300, 'Paling panjang 300 huruf.').optional(),
})
