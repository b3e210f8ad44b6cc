import type { Kind } from '#src/wire/kind.ts'

export const teamKind = {
  kind: 'team',
  table: 'team',
  titleColumn: 'name',
  tag: 'team',
  live: 'not deleted',
  call: 'team',
  noun: 'tim',
  images: ['image'],
  storedList: { entity: 'team', deletedBy: 'DELETE /desk/team/{id}' },
} as const satisfies Kind
