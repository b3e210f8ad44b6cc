import { z } from 'zod'
import { isUnseen, oneLine, withoutUnseen } from './one-line.ts'

/** A picture: `url` is root-relative; `srcset` only where several widths exist. */
export const imageShape = z.object({
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  srcset: z.string().optional(),
  /** What it shows, for those who do not see it; left out where the picture is decoration. */
  alt: z.string().optional(),
  /** The point that every crop keeps, in percent from the left and from the top; left out for the middle. */
  focus: z.object({ x: z.int(), y: z.int() }).optional(),
})
export type ImageWire = z.output<typeof imageShape>

/** An id as it stands in an address: an item's number, or its slug where `?slug=1` says so. */
export const idText = z.string().min(1).max(200)

export const searchText = z
  .string()
  .max(200, 'Paling panjang 200 huruf.')
  .transform((text) => oneLine(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')))

/** A positive whole number in an address. */
export const idNumber = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/, 'Tulis nomor, misalnya 12.')
  .transform(Number)

const UNSEEN = 'Isinya hanya tanda yang tidak terlihat. Tulis ulang bagian ini.'
const isBlank = (text: string) => text.trim() === ''

/** One line of text without spaces at its ends and without signs that nobody sees; refused if it has only those. */
export const lineOfText = (missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => isBlank(text) || !isUnseen(text), { error: UNSEEN, abort: true })
    .overwrite(oneLine)
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'Tulis dalam satu baris.')

/** Text of several lines, trimmed and without signs that nobody sees; refused if it has only those. */
export const linesOfText = (missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => isBlank(text) || !isUnseen(text), { error: UNSEEN, abort: true })
    .overwrite(withoutUnseen)
    .trim()
