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
  noun: 'bahan',
  images: ['image'],
  address: paths.download,
  search: { label: words.knowledge, date: 'published_at' },
  section: { to: paths.downloads, label: words.knowledge, about: words.about },
  sharePicture: 'Pengetahuan',
  hasOldAddresses: true,
  categories: {
    table: 'download_categories',
    homes: ['downloads', 'revisions'],
    words: { tab: 'Kategori unduhan', one: 'kategori unduhan', items: 'bahan' },
    page: { path: paths.downloads, query: 'category' },
    hasLevels: true,
  },
  dataExport: { name: 'bahan', about: 'Bahan yang Anda tulis, dengan semua versi keterangannya' },
  storedList: { entity: 'download', deletedBy: 'DELETE /desk/downloads/{id}' },
  deskEntry: { to: deskPaths.downloads, label: 'Unduhan', icon: 'download' },
} as const satisfies Kind
