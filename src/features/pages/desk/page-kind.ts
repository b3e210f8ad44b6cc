import type { ContentKind } from '../../content/content-kind.ts'

/** Slugs below `/about` that are other routes. */
const reserved = new Set(['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional', 'tanya-jawab'])

export const pageKind: ContentKind = {
  kind: 'page',
  table: 'pages',
  tag: 'pages',
  isSigned: false,
  coverFamily: 'indigo',
  isReserved: (slug) => reserved.has(slug),
}
