import { nationalOf } from './phone-link.ts'
import { visibleLine } from './visible-line.ts'
import * as words from './words.id.ts'

/** A parsed number in E.164 (`+628…`), or the reason for its rejection: a sentence for the sender. */
export type ReadPhone = { phone: string; reason: null } | { phone: null; reason: string }
/** `any`: mobile or landline, for offices. */
export type PhoneKind = 'mobile' | 'any'

/**
 * Parses an Indonesian telephone number as written by people, phones, spreadsheets and links: invisible characters,
 * spaces, dots, brackets and every kind of dash are dropped. Damage by a spreadsheet is not repaired.
 */
export function readPhone(text: string, kind: PhoneKind = 'mobile'): ReadPhone {
  const line = visibleLine(text.normalize('NFKC'))
  const bare = withoutWrapping(line)
  const damage = damageOf(bare)
  if (damage) return refused(damage)
  const digits = bare.replace(marks, '').replace(/^00/, '+')
  if (digits === '') return refused(words.phoneMissing)
  const national = nationalOf(digits)
  if (national === null) return refused(foreignOrNone(digits))
  const reason = reasonFor(national, kind)
  return reason ? refused(reason) : { phone: `+62${national}`, reason: null }
}

const marks = /[\s().\p{Pd}\u2212]/gu

/** Digits of a partial number after `+62`, for a search. */
export const phoneDigits = (text: string): string =>
  withoutWrapping(visibleLine(text))
    .replace(marks, '')
    .replace(/^(?:\+?62|0)/, '')

const refused = (reason: string) => ({ phone: null, reason })

/** Strips a spreadsheet's apostrophe, a leading word, or the address of a link to a chat or a call. */
const withoutWrapping = (line: string) =>
  line
    .replace(/^["'‘’`´]+|["'‘’`´]+$/g, '')
    .replace(/^(?:https?:\/\/)?(?:www\.)?wa\.me\/|^tel:(?:\/\/)?/i, '')
    .replace(/^(?:https?:\/\/(?:api|web)\.whatsapp\.com|whatsapp:\/)\/send\/?\?(?:.*&)?phone=(?:%2B)?/i, '')
    .replace(/(?<=^\+?\d[\d\s-]*)\/?[?&].*$/, '')
    .replace(/^(?:wa|whatsapp|hp|tele?p(?:on)?|tel|no|nomor|ponsel)[\s.:]+(?:(?:hp|wa|telp)[\s.:]+)?/i, '')
    .replace(/ ?\(?(?:wa|whatsapp|hp)\)?$/i, '')
    .trim()

function damageOf(line: string): string | null {
  if (/^\+?\d+(?:[.,]\d+)?e\+?\d+$/i.test(line)) return words.phoneAsExponent
  if (/^\+?\d{7,}[.,]\d{1,2}$/.test(line)) return words.phoneAsDecimal
  return null
}

function foreignOrNone(digits: string): string {
  if (/^\+\d+$/.test(digits) && !digits.startsWith('+62')) return words.phoneForeign
  if (/[/,;]/.test(digits)) return words.phonesMany
  return /^\+?\d+$/.test(digits) ? words.phoneWithoutStart : words.phoneWithLetters
}

/** docs/reference/indonesia.md#3-telephone-numbers-and-whatsapp */
function reasonFor(national: string, kind: PhoneKind): string | null {
  const isMobile = national.startsWith('8')
  if (kind === 'any' && /^[2-9]\d{6,10}$/.test(national)) return null
  if (!isMobile && kind === 'mobile') return words.phoneNotMobile
  if (national.length < 9) return words.phoneTooShort
  if (national.length > 12) return words.phoneTooLong
  return /^8[1-9]/.test(national) ? null : words.phoneUnknown
}

/** Two-digit area codes; all others have three. */
const shortAreas = /^(?:21|22|24|31|61)/

/** A stored number for display: `+62 812-3456-7890`, `+62 21 5550 1420`; any other text unchanged. */
export function formatPhone(phone: string): string {
  const national = /^\+62([2-9]\d{6,11})$/.exec(phone)?.[1]
  if (!national) return phone
  if (national.startsWith('8'))
    return `+62 ${national.slice(0, 3)}-${national.slice(3, 7)}-${national.slice(7)}`
  const area = shortAreas.test(national) ? 2 : 3
  const rest = national.slice(area)
  const cut = rest.length > 6 ? rest.length - 4 : 3
  return `+62 ${national.slice(0, area)} ${rest.slice(0, cut)} ${rest.slice(cut)}`
}
