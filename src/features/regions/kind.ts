import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

export const regionKind = {
  kind: 'region',
  table: 'regions',
  titleColumn: 'title',
  tag: 'regions',
  live: 'not deleted',
  call: 'region',
  noun: words.regionNoun,
  images: ['image'],
  address: paths.region,
  search: { label: words.region, date: null, text: ['title', 'address', 'content'] },
  sharePicture: words.region,
} as const satisfies Kind
