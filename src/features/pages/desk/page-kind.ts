import type { ContentKind } from '../../content/content-kind.ts'

/** Addresses below `/about` that have a route of their own. */
const reserved = new Set(['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional', 'tanya-jawab'])

export const pageKind: ContentKind = {
  kind: 'page',
  table: 'pages',
  tag: 'pages',
  isSigned: false,
  coverFamily: 'indigo',
  isReserved: (slug) => reserved.has(slug),
}
