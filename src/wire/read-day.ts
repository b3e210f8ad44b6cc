import { jakartaDay } from './jakarta-day.ts'
import * as words from './list-words.id.ts'
import { visibleLine } from './visible-line.ts'

/** A parsed date as `YYYY-MM-DD`, or the reason for its rejection: a sentence for the sender. */
export type ReadDay = { day: string; reason: null } | { day: null; reason: string }

/** Beginnings of the months' names, in Indonesian of now and of before 1972 and in English. */
const months = [
  'jan',
  'feb|peb',
  'mar|mrt',
  'apr',
  'mei|may',
  'jun',
  'jul',
  'agu|agt|ags|aug',
  'sep',
  'okt|oct',
  'nov|nop',
  'des|dec',
].map((beginnings) => new RegExp(`^(?:${beginnings})`))
const names = new Set(
  (
    'januari january februari pebruari february maret march april mei may juni june juli july agustus august ' +
    'september oktober october november nopember desember december jan feb peb mar mrt apr jun jul agu agt ags agus aug ' +
    'sep sept okt oct nov nop des dec'
  ).split(' '),
)

const WEEKDAY =
  /^(?:senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|ahad|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? /i
const TIME = /[ T](?:pukul |jam )?\d{1,2}[.:]\d{2}(?:[.:]\d{2}(?:\.\d+)?)?(?: ?(?:wib|wita|wit|am|pm))?$/i

/**
 * Parses a date as people write it and spreadsheets save it: `2026-11-20`, `20/11/2026`, `20-Nov-26`, `Jumat, 20
 * Nopember 2026`. The day comes before the month; a time after it is ignored.
 */
export function readDay(text: string): ReadDay {
  const line = visibleLine(text).replace(/^'/, '').replace(WEEKDAY, '')
  const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.exec(line)
  if (instant) return inJakarta(line)
  const written = line.replace(TIME, '').toLowerCase()
  if (written === '') return refused(words.dayUnclear)
  if (/^\d{4,6}(?:[.,]\d+)?$/.test(written)) return refused(words.dayIsNumber)
  const parts = partsOf(written)
  return parts ? checked(parts) : refused(words.dayUnclear)
}

const refused = (reason: string) => ({ day: null, reason })

type Parts = { year: number; month: number; day: number }

function partsOf(written: string): Parts | null {
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? []
  if (y) return { year: Number(y), month: Number(m), day: Number(d) }
  const [, first, sign, second, last] = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(written) ?? []
  if (sign) return { year: yearOf(last!), month: Number(second), day: Number(first) }
  const [, day, name, year] = /^(\d{1,2})[-/. ]+([a-z]+)\.?[-/., ]+'?(\d{4}|\d{2})$/.exec(written) ?? []
  if (name) return named(name, day!, year!)
  const [, month, at, of] = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(written) ?? []
  return month ? named(month, at!, of!) : null
}

function named(name: string, day: string, year: string): Parts | null {
  if (!names.has(name)) return null
  return { year: yearOf(year), month: months.findIndex((begins) => begins.test(name)) + 1, day: Number(day) }
}

/** Two digits are of this century, as all bookings are. */
const yearOf = (text: string) => (text.length === 2 ? 2_000 : 0) + Number(text)

function checked({ year, month, day }: Parts): ReadDay {
  if (month > 12 && day <= 12) return refused(words.monthFirst)
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? { day: at.toISOString().slice(0, 10), reason: null } : refused(words.noSuchDay)
}

function inJakarta(instant: string): ReadDay {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? refused(words.dayUnclear) : { day: jakartaDay(new Date(at)), reason: null }
}
