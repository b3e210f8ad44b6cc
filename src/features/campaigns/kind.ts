import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'

export const campaignKind = {
  kind: 'campaign',
  table: 'campaigns',
  titleColumn: 'title',
  tag: 'campaigns',
  live: 'not draft',
  call: 'campaigns',
  noun: 'kampanye',
  images: ['image'],
  address: paths.campaign,
  sharePicture: 'Kampanye',
} as const satisfies Kind
