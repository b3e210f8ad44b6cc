import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './archive/words.id.ts'

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
  address: paths.mailing,
  search: { label: words.newsletter, date: 'published_at' },
  section: { to: paths.mailings, label: words.newsletter, about: words.aboutNewsletter },
  sharePicture: 'Buletin',
  desk: { title: 'Buletin', item: deskPaths.mailings.item, list: deskPaths.mailings.list },
  feed: {
    list: paths.mailings,
    title: 'Buletin',
    about: 'Surat yang kami kirim kepada para pelanggan, untuk dibaca lagi kapan saja.',
  },
  dataExport: { name: 'buletin-ditulis', about: 'Buletin yang Anda tulis, dengan semua versi teksnya' },
  storedList: { entity: 'mailing', deletedBy: 'DELETE /desk/mailings/{id}' },
  deskEntry: {
    to: deskPaths.mailings.list,
    label: 'Buletin',
    icon: 'mail',
    duties: ['region', 'staff', 'admin'],
  },
  deskScreens: { module: 'mailings/writing/mailing-screens', paths: deskPaths.mailings },
} as const satisfies Kind
