import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import { pageAddress } from './model.ts'
import * as words from './words.id.ts'

export const pageKind = {
  kind: 'page',
  table: 'pages',
  titleColumn: 'title',
  tag: 'pages',
  live: 'published',
  versions: 'revisions',
  call: 'pages',
  noun: words.pageNoun,
  images: ['image'],
  address: pageAddress,
  search: { label: words.pages, date: null },
  sharePicture: words.shareHeading,
  hasOldAddresses: true,
  desk: { title: words.pages, item: deskPaths.pages.item, list: deskPaths.pages.list },
  dataExport: { name: 'halaman', about: words.aboutExport },
  deskEntry: { to: deskPaths.pages.list, label: words.pages, icon: 'info' },
  deskScreens: { module: 'pages/desk/page-screens', paths: deskPaths.pages },
} as const satisfies Kind
