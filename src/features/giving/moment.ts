const labels = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' } as const

export type Zone = keyof typeof labels

/** Browser aliases of these zones. */
const others = new Map<string, Zone>([
  ['Asia/Pontianak', 'Asia/Jakarta'],
  ['Asia/Ujung_Pandang', 'Asia/Makassar'],
])

/** Indonesian zone of a browser's zone; Jakarta's for any other. */
export const zoneOf = (name: string): Zone =>
  Object.hasOwn(labels, name) ? (name as Zone) : (others.get(name) ?? 'Asia/Jakarta')

/** `21 November 2026 pukul 08.14 WIB`. */
export function formatMoment(iso: string, zone: Zone): string {
  const words = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  return `${words.format(new Date(iso))} ${labels[zone]}`
}
