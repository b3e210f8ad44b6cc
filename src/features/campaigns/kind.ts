import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

export const campaignKind = {
  kind: 'campaign',
  table: 'campaigns',
  titleColumn: 'title',
  tag: 'campaigns',
  live: 'not draft',
  call: 'campaigns',
  noun: words.campaignNoun,
  images: ['image'],
  address: paths.campaign,
  search: { label: words.shareHeading, date: 'opens_at', text: ['title', 'excerpt', 'story'] },
  sharePicture: words.shareHeading,
} as const satisfies Kind
