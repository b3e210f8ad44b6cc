import type { Zone } from './place-time.ts'

/** Zones as the hours of an event name them. */
export const zoneNames: Record<Zone, string> = {
  'Asia/Jakarta': 'WIB (UTC+7)',
  'Asia/Makassar': 'WITA (UTC+8)',
  'Asia/Jayapura': 'WIT (UTC+9)',
}
export const fromTo = (from: string, to: string, zone: string) => `${from} to ${to} ${zone}`
export const dayAt = (day: string, time: string) => `${day} at ${time}`
export const clock = (time: string) => time
