import type { Zone } from './place-time.ts'

/** Zones as the hours of an event name them. */
export const zoneNames: Record<Zone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}
export const fromTo = (from: string, to: string, zone: string) => `${from} sampai ${to} ${zone}`
export const dayAt = (day: string, time: string) => `${day} pukul ${time}`
export const clock = (time: string) => time.replace(':', '.')
