import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Kind } from '#src/wire/kind.ts'

export const teamKind = {
  kind: 'team',
  table: 'team',
  titleColumn: 'name',
  tag: 'team',
  live: 'not deleted',
  call: 'team',
  noun: 'tim',
  isAboutPeople: true,
  images: ['image'],
  storedList: { entity: 'team', deletedBy: 'DELETE /desk/team/{id}' },
  deskEntry: { to: deskPaths.team.list, label: 'Tim', icon: 'user' },
  deskScreens: { module: 'team/desk/team-screens', paths: deskPaths.team },
} as const satisfies Kind
