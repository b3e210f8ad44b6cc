const HOUR = 3_600_000

/** Indonesia's three zones: what they are called and how far ahead of UTC they are, in hours, all year. */
export const zones = {
  'Asia/Jakarta': { label: 'WIB', hours: 7 },
  'Asia/Makassar': { label: 'WITA', hours: 8 },
  'Asia/Jayapura': { label: 'WIT', hours: 9 },
} as const

export type Zone = keyof typeof zones

/** A moment (ms or ISO) as a date whose UTC fields are those of the place's clock and calendar. */
export const placeTime = (at: number | string, zone: Zone): Date =>
  new Date(new Date(at).getTime() + zones[zone].hours * HOUR)

/** The moment in ms at which the place's clock shows `local`, for example `2026-12-05T09:00`. */
export const momentOf = (local: string, zone: Zone): number =>
  Date.parse(`${local}Z`) - zones[zone].hours * HOUR

/** The place's clock in ISO form without an offset: `2026-12-05T09:00:00`. */
export const localIso = (at: number | string, zone: Zone): string =>
  placeTime(at, zone).toISOString().slice(0, 19)

/** The offset as ISO writes it: `+08:00`. */
export const offsetOf = (zone: Zone): string => `+0${zones[zone].hours}:00`
