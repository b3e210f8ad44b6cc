import type { PermitLevel } from './campaign-rules.ts'

/** Who gave a permit. */
export const permitGivers: Record<PermitLevel, string> = {
  kabupaten: 'Bupati atau wali kota',
  provinsi: 'Gubernur',
  nasional: 'Menteri Sosial',
}
