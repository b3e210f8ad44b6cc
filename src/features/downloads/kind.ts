import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

export const downloadKind = {
  kind: 'download',
  table: 'downloads',
  titleColumn: 'title',
  tag: 'downloads',
  live: 'published',
  versions: 'revisions',
  call: 'download',
  noun: words.oneResource,
  images: ['image'],
  address: paths.download,
  search: { label: words.knowledge, date: 'published_at' },
  section: { to: paths.downloads, label: words.knowledge, about: words.about },
  sharePicture: words.knowledge,
  hasOldAddresses: true,
  categories: {
    table: 'download_categories',
    homes: ['downloads', 'revisions'],
    words: { tab: words.categoriesTab, one: words.oneCategory, items: words.resources },
    page: { path: paths.downloads, query: 'category' },
    hasLevels: true,
  },
  dataExport: { name: 'bahan', about: words.aboutExport },
  storedList: { entity: 'download', deletedBy: 'DELETE /desk/downloads/{id}' },
  deskEntry: { to: deskPaths.downloads, label: words.downloads, icon: 'download' },
} as const satisfies Kind
