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
  noun: words.newsletterNoun,
  images: ['image'],
  address: paths.mailing,
  search: { label: words.newsletter, date: 'published_at' },
  section: { to: paths.mailings, label: words.newsletter, about: words.aboutNewsletter },
  sharePicture: words.newsletter,
  desk: { title: words.newsletters, item: deskPaths.mailings.item, list: deskPaths.mailings.list },
  feed: {
    list: paths.mailings,
    title: words.newsletter,
    about: words.aboutFeed,
  },
  dataExport: { name: 'buletin-ditulis', about: words.aboutExport },
  storedList: { entity: 'mailing', deletedBy: 'DELETE /desk/mailings/{id}' },
  deskEntry: {
    to: deskPaths.mailings.list,
    label: words.newsletters,
    icon: 'mail',
    duties: ['region', 'staff', 'admin'],
  },
  deskScreens: { module: 'mailings/writing/mailing-screens', paths: deskPaths.mailings },
} as const satisfies Kind
