import { z } from 'zod'
import { isUnseen, oneLine, withoutUnseen } from './one-line.ts'
import { type PhoneKind, readPhone } from './phone.ts'
import { visibleLine } from './visible-line.ts'

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

type WholeNumber = {
  /** Digits only: `1e3`, ` 1` and `+1` are no numbers in an address. */
  pattern: RegExp
  said: string
  minimum: number
  maximum: number
  missing?: string
}

/** A whole number in an address. It comes as text; OpenAPI calls it the integer that it means. */
export const wholeNumberText = ({ pattern, said, minimum, maximum, missing }: WholeNumber) =>
  z.string(missing).regex(pattern, said).meta({ type: 'integer', minimum, maximum }).transform(Number)

/** A positive whole number in an address. */
export const idNumber = wholeNumberText({
  pattern: /^[1-9][0-9]{0,14}$/,
  said: 'Tulis nomor, misalnya 12.',
  minimum: 1,
  maximum: 999_999_999_999_999,
})

/** A year in an address. */
export const yearNumber = wholeNumberText({
  pattern: /^20[0-9]{2}$/,
  said: 'Tulis tahun, misalnya 2026.',
  minimum: 2000,
  maximum: 2099,
  missing: 'Tulis tahun, misalnya 2026.',
})

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

/** A link that opens a chat is longer than any number. */
const LONG = 300

/** An Indonesian telephone number, written as people write it; gives E.164 (`+628…`). */
export const phoneText = (kind: PhoneKind, missing: string) =>
  z
    .string({ error: missing })
    .max(LONG, 'Nomor terlalu panjang.')
    .transform((text, context) => toPhone(text, { kind, missing, context }))

/** The same where it may be left empty: then it is the empty text. */
export const optionalPhoneText = (kind: PhoneKind, missing: string) =>
  z
    .string({ error: missing })
    .max(LONG, 'Nomor terlalu panjang.')
    .transform((text, context) => (visibleLine(text) ? toPhone(text, { kind, missing, context }) : ''))

type Reading = { kind: PhoneKind; missing: string; context: z.core.$RefinementCtx }

function toPhone(text: string, { kind, missing, context }: Reading): string {
  const { phone, reason } = readPhone(text, kind)
  if (phone !== null) return phone
  context.addIssue({ code: 'custom', message: visibleLine(text) ? reason : missing })
  return z.NEVER
}
