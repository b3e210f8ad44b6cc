import { z } from 'zod'
import { isUnseen, oneLine, withoutUnseen } from './one-line.ts'
import { type PhoneKind, readPhone } from './phone.ts'
import * as sharedWords from './shared-words.id.ts'
import { visibleLine } from './visible-line.ts'

/** An image: `url` is root-relative; `srcset` only where several widths exist. */
export const imageShape = z.object({
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  srcset: z.string().optional(),
  /** Alternative text; omitted for a decorative image. */
  alt: z.string().optional(),
  /** Focal point that every crop keeps, in percent from the left and from the top; omitted for the centre. */
  focus: z.object({ x: z.int(), y: z.int() }).optional(),
})
export type ImageWire = z.output<typeof imageShape>

/** An id in an address: an item's number, or its slug if `?slug=1`. */
export const idText = z.string().min(1).max(200)

export const searchText = z
  .string()
  .max(200, sharedWords.atMostLetters(200))
  .transform((text) => oneLine(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')))

type WholeNumber = {
  /** Digits only: `1e3`, ` 1` and `+1` are no numbers in an address. */
  pattern: RegExp
  said: string
  minimum: number
  maximum: number
  missing?: string
}

/** A whole number in an address, parsed from text; an integer in OpenAPI. */
export const wholeNumberText = ({ pattern, said, minimum, maximum, missing }: WholeNumber) =>
  z.string(missing).regex(pattern, said).meta({ type: 'integer', minimum, maximum }).transform(Number)

/** A positive whole number in an address. */
export const idNumber = wholeNumberText({
  pattern: /^[1-9][0-9]{0,14}$/,
  said: sharedWords.numberUnclear,
  minimum: 1,
  maximum: 999_999_999_999_999,
})

/** A year in an address. */
export const yearNumber = wholeNumberText({
  pattern: /^20[0-9]{2}$/,
  said: sharedWords.yearUnclear,
  minimum: 2000,
  maximum: 2099,
  missing: sharedWords.yearUnclear,
})

const UNSEEN = sharedWords.onlyUnseen
const isBlank = (text: string) => text.trim() === ''

/** One line of text, trimmed and without invisible characters; rejected if empty after that. */
export const lineOfText = (missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => isBlank(text) || !isUnseen(text), { error: UNSEEN, abort: true })
    .overwrite(oneLine)
    .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), sharedWords.oneLineOnly)

/** Earliest day that PostgreSQL and a person read alike. */
const FIRST_DAY = '0001-01-01'

/** A day as `YYYY-MM-DD`. @param from the earliest allowed one */
export const dayText = (from = FIRST_DAY) =>
  z.iso.date(sharedWords.dayUnclear).refine((text) => text >= from, sharedWords.checkYear)

/** Text of several lines, trimmed and without invisible characters; rejected if empty after that. */
export const linesOfText = (missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => isBlank(text) || !isUnseen(text), { error: UNSEEN, abort: true })
    .overwrite(withoutUnseen)
    .trim()

/** Maximum length; chat links are longer than numbers. */
const LONG = 300

/** An Indonesian telephone number in any usual spelling; the output is E.164 (`+628…`). */
export const phoneText = (kind: PhoneKind, missing: string) =>
  z
    .string({ error: missing })
    .max(LONG, sharedWords.numberTooLong)
    .transform((text, context) => toPhone(text, { kind, missing, context }))

/** The same, optional: empty input stays the empty text. */
export const optionalPhoneText = (kind: PhoneKind, missing: string) =>
  z
    .string({ error: missing })
    .max(LONG, sharedWords.numberTooLong)
    .transform((text, context) => (visibleLine(text) ? toPhone(text, { kind, missing, context }) : ''))

const WEB = sharedWords.webAddressUnclear

/** A web address that somebody types, `https` only; empty input stays the empty text. */
export const optionalWebAddress = z
  .string(WEB)
  .trim()
  .max(300, sharedWords.atMostLetters(300))
  .refine((text) => text === '' || URL.parse(text)?.protocol === 'https:', WEB)

/** A web address in an answer: `presentAs` gives null for what is stored but no link, `javascript:` above all. */
export const webAddressShape = z.string().nullable()

type Reading = { kind: PhoneKind; missing: string; context: z.core.$RefinementCtx }

function toPhone(text: string, { kind, missing, context }: Reading): string {
  const { phone, reason } = readPhone(text, kind)
  if (phone !== null) return phone
  context.addIssue({ code: 'custom', message: visibleLine(text) ? reason : missing })
  return z.NEVER
}
