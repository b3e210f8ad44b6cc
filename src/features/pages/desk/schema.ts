import { z } from 'zod'
import { lineOfText } from '#src/wire/shapes.ts'
import { changeFields, contentFilterFields, newTextFields, slugField } from '../../content/schema.ts'

export const deskPageFilter = z.object(contentFilterFields)
export const newPage = z.strictObject({ ...newTextFields, slug: slugField.optional() })
export const pageChange = z.strictObject({
  ...changeFields,
  /** Of a legal text that is published: whether members who agreed to an earlier one are asked anew. */
  needs_consent: z.boolean('Pilih ya atau tidak.').optional(),
  /** Whether every member is told by mail; left out: when they are asked anew. */
  is_announced: z.boolean('Pilih ya atau tidak.').optional(),
  /** What changed in it, for readers. */
  note: lineOfText('Tulis apa yang berubah.').max(300, 'Paling panjang 300 huruf.').optional(),
})
