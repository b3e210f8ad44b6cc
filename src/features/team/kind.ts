import type { Kind } from '#src/wire/kind.ts'

export const teamKind = {
  kind: 'team',
  table: 'team',
  titleColumn: 'name',
  tag: 'team',
  live: 'not deleted',
  noun: 'tim',
  images: ['image'],
} as const satisfies Kind
