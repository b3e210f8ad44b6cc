import type { PermitLevel } from './campaign-rules.ts'

/** Issuer of a permit by level. */
export const permitGivers: Record<PermitLevel, string> = {
  kabupaten: 'Bupati atau wali kota',
  provinsi: 'Gubernur',
  nasional: 'Menteri Sosial',
}
