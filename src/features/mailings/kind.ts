import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { Kind } from '#src/wire/kind.ts'

export const mailingKind = {
  kind: 'mailing',
  table: 'mailings',
  titleColumn: 'title',
  tag: 'mailings',
  live: 'published and public',
  versions: 'revisions',
  call: 'mailings',
  noun: 'buletin',
  images: ['image'],
  address: furtherPaths.mailing,
  desk: { title: 'Buletin', item: deskPaths.mailings.item, list: deskPaths.mailings.list },
  dataExport: { name: 'buletin-ditulis', about: 'Buletin yang Anda tulis, dengan semua versi teksnya' },
  deskEntry: {
    to: deskPaths.mailings.list,
    label: 'Buletin',
    icon: 'mail',
    duties: ['region', 'staff', 'admin'],
  },
  deskScreens: { module: 'mailings/writing/mailing-screens', paths: deskPaths.mailings },
} as const satisfies Kind
