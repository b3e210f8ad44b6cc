import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

export const teamKind = {
  kind: 'team',
  table: 'team',
  titleColumn: 'name',
  tag: 'team',
  live: 'not deleted',
  call: 'team',
  noun: words.teamNoun,
  isAboutPeople: true,
  images: ['image'],
  storedList: { entity: 'team', deletedBy: 'DELETE /desk/team/{id}' },
  deskEntry: { to: deskPaths.team.list, label: words.deskHeading, icon: 'user' },
  deskScreens: { module: 'team/desk/team-screens', paths: deskPaths.team },
} as const satisfies Kind
