import { plural } from '#src/ui/plural.ts'

export const region = 'Region'
export const regionNamed = (name: string) => `${name} region`
export const participants = (count: number) =>
  `${count} ${plural('en', count, { one: 'member institution', other: 'member institutions' })}`
export const institution = 'Institution'
export const ownInstitution = 'My institution'
export const noInstitution = 'Not from a single institution'
export const regionNoun = 'region'
