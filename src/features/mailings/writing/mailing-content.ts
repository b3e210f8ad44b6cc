import type { Db } from '#src/platform/database/connect.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { isWithin, type Voice } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { ContentKind, Details } from '../../content/content-kind.ts'
import { mailingKind } from '../kind.ts'
import { findList, findSentList } from '../lists/queries.ts'
import { reservedSlugs } from '../reserved-slugs.ts'
import * as words from './api-words.id.ts'
import { findUnknown, narrowMailings } from './queries.ts'
import type { MailingDetails } from './schema.ts'

export const mailingContent: ContentKind = {
  ...mailingKind,
  isSigned: false,
  isRegional: true,
  coverFamily: 'indigo',
  isReserved: (slug) => reservedSlugs.has(slug),
  details: {
    names: [
      'list_id',
      'region_id',
      'people_region_id',
      'role',
      'institution_id',
      'donated_since',
      'donated_campaign_id',
      'event_id',
      'label_id',
      'archive',
    ],
    columnsOf: ({ list_id, region_id, archive }) => ({
      list_id,
      region_id,
      is_public: archive === 'public',
    }),
    async derive(db, details) {
      const list = await findList(db, { id: Number(details.list_id) })
      return { ...details, region_id: list?.regionId ?? null }
    },
    async require(db, details, voice, id) {
      const sentTo = id === undefined ? null : await findSentList(db, id)
      if (sentTo !== null) return requireSentList(details, sentTo)
      const errors = await segmentErrors(db, details as Details & MailingDetails, voice)
      if (Object.keys(errors).length) throw invalid(errors)
    },
  },
  list: { narrow: narrowMailings },
}

const SENT = words.listStays

/** Requires a sent mailing to keep its list, which may be gone meanwhile. @throws Failure 400 */
function requireSentList({ list_id }: Details, sentTo: number) {
  if (list_id !== sentTo) throw invalid({ list_id: [SENT] })
}

const OFFICE_ONLY = words.secretariatChooses
const NOT_HERE = words.notInYourRegion
const GONE = words.noLongerThere

/** Errors of fields that name what does not exist, or what an editor of a region may not choose by. */
async function segmentErrors(db: Db, details: MailingDetails, { scope }: Voice): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  for (const field of await findUnknown(db, details, scope))
    errors[field] = [scope === 'everything' ? GONE : NOT_HERE]
  const list = await findList(db, { id: Number(details.list_id) })
  if (!list) errors.list_id = [words.noSuchList]
  else if (!isWithin(scope, list.regionId)) errors.list_id = [words.chooseListOfRegion]
  if (scope === 'everything') return errors
  // Gifts and labels are the secretariat's to know.
  for (const field of ['donated_since', 'donated_campaign_id', 'label_id'] as const)
    if (details[field] !== null) errors[field] = [OFFICE_ONLY]
  return errors
}
