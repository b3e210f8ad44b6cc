import { deskPaths } from '#src/desk-paths.ts'
import { paths } from '#src/paths.ts'
import type { Kind } from '#src/wire/kind.ts'

export const eventKind = {
  kind: 'event',
  table: 'events',
  titleColumn: 'title',
  tag: 'events',
  live: 'published',
  versions: 'revisions',
  noun: 'acara',
  images: ['image'],
  address: paths.event,
  search: { label: 'Events', date: 'starts_at' },
  section: { to: paths.events, label: 'Events', about: 'Pelatihan, pertemuan, dan ibadah yang akan datang' },
  sharePicture: 'Acara',
  desk: { title: 'Acara', item: deskPaths.events.item, list: deskPaths.events.list },
} as const satisfies Kind
