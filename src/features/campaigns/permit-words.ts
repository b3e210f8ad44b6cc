import * as words from './words.id.ts'

/** Issuer of a permit by level. */
export const permitGivers = words.permitGivers
