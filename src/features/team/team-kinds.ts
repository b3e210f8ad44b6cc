import { paths } from '#src/urls/paths.ts'
import type { TeamWire } from './schema.ts'
import * as words from './words.id.ts'

/** Web addresses of a person, by the names of their columns. */
export const ways = ['linkedin', 'facebook', 'instagram', 'twitter'] as const
export type Way = (typeof ways)[number]

/** Values by way. */
export const byWay = <T>(make: (way: Way) => T) =>
  Object.fromEntries(ways.map((way) => [way, make(way)])) as Record<Way, T>

/** Texts and cloth of the three pages about people. */
export const teamKinds: Record<TeamWire['flag'], { title: string; lead: string; cloth: string }> = {
  'kelompok-kerja': {
    title: words.workingGroups,
    lead: words.aboutWorkingGroups,
    cloth: paths.cover('daun', 20, 900, 180),
  },
  'pengurus-region': {
    title: words.regionBoards,
    lead: words.aboutRegionBoards,
    cloth: paths.cover('kunyit', 18, 900, 180),
  },
  'sekretariat-nasional': {
    title: words.secretariat,
    lead: words.aboutSecretariat,
    cloth: paths.cover('indigo', 2, 900, 180),
  },
}

export const isTeamFlag = (text: string | undefined): text is TeamWire['flag'] =>
  text !== undefined && Object.hasOwn(teamKinds, text)
