import { LOCALE } from '#src/urls/language.id.ts'
import * as words from './words.id.ts'

export type Zone = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'

/** Browser aliases of these zones. */
const others = new Map<string, Zone>([
  ['Asia/Pontianak', 'Asia/Jakarta'],
  ['Asia/Ujung_Pandang', 'Asia/Makassar'],
])

/** Indonesian zone of a browser's zone; Jakarta's for any other. */
export const zoneOf = (name: string): Zone =>
  Object.hasOwn(words.zones, name) ? (name as Zone) : (others.get(name) ?? 'Asia/Jakarta')

/** `21 November 2026 pukul 08.14 WIB`. */
export function formatMoment(iso: string, zone: Zone): string {
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  return words.moment(format.format(new Date(iso)), words.zones[zone])
}
