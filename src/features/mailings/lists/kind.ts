import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

/** Mailing lists: whom a mailing goes to. */
export const listKind = {
  kind: 'mailing_list',
  table: 'mailing_lists',
  titleColumn: 'name',
  tag: 'lists',
  live: 'not deleted',
  call: 'lists',
  noun: words.listNoun,
  images: [],
  deskEntry: { to: deskPaths.lists.list, label: words.deskHeading, icon: 'list' },
  deskScreens: { module: 'mailings/lists/list-screens', paths: deskPaths.lists },
} as const satisfies Kind
