import type { ContentKind } from '../../content/content-kind.ts'
import { pageKind } from '../kind.ts'

/** Slugs below `/about` that are other routes. */
const reserved = new Set(['kelompok-kerja', 'pengurus-region', 'sekretariat-nasional', 'tanya-jawab'])

export const pageContent: ContentKind = {
  ...pageKind,
  isSigned: false,
  coverFamily: 'indigo',
  isReserved: (slug) => reserved.has(slug),
}
