import type { ContentKind } from '../../content/content-kind.ts'
import { blogKind } from '../kind.ts'

/** Slug below `/v1/blog` that is another route. */
const RESERVED = 'tema'

export const blogContent: ContentKind = {
  ...blogKind,
  isSigned: true,
  coverFamily: 'soga',
  isReserved: (slug) => slug === RESERVED,
  details: { names: ['scene'], columnsOf: ({ scene }) => ({ scene }) },
}
