import { HOUR_MS } from '#src/wire/duration.ts'

/** Indonesia's three zones: label and hours ahead of UTC, the same all year. */
export const zones = {
  'Asia/Jakarta': { label: 'WIB', hours: 7 },
  'Asia/Makassar': { label: 'WITA', hours: 8 },
  'Asia/Jayapura': { label: 'WIT', hours: 9 },
} as const

export type Zone = keyof typeof zones

/** The zone that a new event has until somebody chooses another. */
export const firstZone: Zone = 'Asia/Jakarta'

/** Converts a moment (ms or ISO) to a date whose UTC fields are the place's local time. */
export const placeTime = (at: number | string, zone: Zone): Date =>
  new Date(new Date(at).getTime() + zones[zone].hours * HOUR_MS)

/** The moment in ms of the place's local time, for example `2026-12-05T09:00`. */
export const momentOf = (local: string, zone: Zone): number =>
  Date.parse(`${local}Z`) - zones[zone].hours * HOUR_MS

/** Local time of the place in ISO form without an offset: `2026-12-05T09:00:00`. */
export const localIso = (at: number | string, zone: Zone): string =>
  placeTime(at, zone).toISOString().slice(0, 19)

/** The offset in ISO form: `+08:00`. */
export const offsetOf = (zone: Zone): string => `+0${zones[zone].hours}:00`

/** Beginning of a moment's minute; both in UTC, as of `toISOString`. */
export const minuteOf = (iso: string): string => `${iso.slice(0, 16)}:00.000Z`
