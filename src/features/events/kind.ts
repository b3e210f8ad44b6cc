import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

export const eventKind = {
  kind: 'event',
  table: 'events',
  titleColumn: 'title',
  tag: 'events',
  live: 'published',
  versions: 'revisions',
  call: 'events',
  noun: words.eventNoun,
  images: ['image'],
  address: paths.event,
  search: { label: words.events, date: 'starts_at' },
  section: { to: paths.events, label: words.events, about: words.aboutEvents },
  sharePicture: words.shareHeading,
  desk: { title: words.deskHeading, item: deskPaths.events.item, list: deskPaths.events.list },
  dataExport: { name: 'acara-ditulis', about: words.aboutExport },
  storedList: { entity: 'events', deletedBy: 'DELETE /desk/events/{id}' },
  deskEntry: {
    to: deskPaths.events.list,
    label: words.deskHeading,
    icon: 'calendar',
    duties: ['region', 'staff', 'admin'],
  },
  deskScreens: { module: 'events/desk/event-screens', paths: deskPaths.events },
} as const satisfies Kind
