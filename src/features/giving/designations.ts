import * as words from './words.id.ts'

/** Designations of a gift and of what is passed on, in the order in which they are offered, with their words. */
export const designationWords = {
  general: words.mostUrgent,
  region: words.region,
  partisipan: words.institution,
  campaign: words.campaign,
}
export const designations = [
  'general',
  'region',
  'partisipan',
  'campaign',
] as const satisfies readonly (keyof typeof designationWords)[]

/** Designations as the choices of a select or a filter. */
export const designationChoices = designations.map((value) => ({ value, label: designationWords[value] }))
