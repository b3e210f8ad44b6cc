import { z } from 'zod'

/** A picture: `url` is root-relative; `srcset` only where several widths exist. */
export const imageShape = z.object({
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  srcset: z.string().optional(),
})
export type ImageWire = z.output<typeof imageShape>

/** An id as it stands in an address: an item's number, or its slug where `?slug=1` says so. */
export const idText = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text), 'Tulis nomor atau slug.')

export const searchText = z
  .string()
  .max(200, 'Paling panjang 200 huruf.')
  .transform((text) => text.replace(/\p{Cc}/gu, ' ').trim())

/** A positive whole number in an address. */
export const idNumber = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/, 'Tulis nomor, misalnya 12.')
  .transform(Number)

const UNSTORABLE = 'Ada huruf yang tidak bisa disimpan. Tulis ulang bagian itu.'

/** One line of text, trimmed: no line breaks and no other control characters. */
export const lineOfText = (missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => !/\p{Cc}/u.test(text.trim()), UNSTORABLE)
    .trim()

/** Text of several lines, trimmed: line breaks and tabs are its only control characters. */
export const linesOfText = (missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), UNSTORABLE)
    .trim()
