import { invalid } from '#src/platform/http/failures.ts'
import type { ContentKind, Details } from '../../content/content-kind.ts'
import { affiliationErrors } from '../../institutions/affiliation-queries.ts'
import { blogKind } from '../kind.ts'
import type { PostDetailsWire } from './schema.ts'

/** Slug below `/v1/blog` that is another route. */
const RESERVED = 'tema'

export const blogContent: ContentKind = {
  ...blogKind,
  isSigned: true,
  coverFamily: 'soga',
  isReserved: (slug) => slug === RESERVED,
  details: {
    names: ['scene', 'region_id', 'participant_id'],
    columnsOf: ({ scene, region_id, participant_id }) => ({ scene, region_id, participant_id }),
    async require(db, details, voice) {
      const errors = await affiliationErrors(db, details as Details & PostDetailsWire, voice)
      if (Object.keys(errors).length) throw invalid(errors)
    },
  },
}
