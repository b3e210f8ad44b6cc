import type { ContentKind } from '../../content/content-kind.ts'

/** Slug below `/v1/blog` that is another route. */
const RESERVED = 'tema'

export const blogKind: ContentKind = {
  kind: 'blog',
  table: 'blog',
  tag: 'blog',
  isSigned: true,
  coverFamily: 'soga',
  isReserved: (slug) => slug === RESERVED,
}
