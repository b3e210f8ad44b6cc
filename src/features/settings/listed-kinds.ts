import type { TranslatedName } from '#src/platform/database/translated.ts'

/** Kinds with lists in which items without a translation may be left out, in the order of the desk. */
export const listedKinds = [
  'news',
  'event',
  'blog',
  'campaign',
  'download',
  'faq',
] as const satisfies readonly TranslatedName[]

export type ListedKind = (typeof listedKinds)[number]
