import { plural } from '#src/ui/plural.ts'

export const region = 'Region'
export const regionNamed = (name: string) => `${name} region`
export const participants = (count: number) =>
  `${count} ${plural('en', count, { one: 'member institution', other: 'member institutions' })}`
