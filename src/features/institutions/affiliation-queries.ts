import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { langOfName, nameInLanguage } from '#src/platform/database/translated.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { Voice } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { Language } from '#src/wire/language.ts'
import { isOpenRegion, REGION_CLOSED } from '../regions/open-region-queries.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'
import * as words from './api-words.id.ts'

/** Institution of a single item, as parsed from JSON; null for none, and for one that was removed. */
export type Carrier = {
  id: number
  slug: string
  title: string
  description1: string
  totalMember: number
  coverFamily: string
  coverSeed: number
  image: UploadedImage | null
  lang?: Language
} | null

/** The institution as rows of lists name it. */
export type NamedInstitution = { id: number; slug: string; title: string } | null

export type Affiliation = { region: { id: number; title: string } | null; participant: NamedInstitution }

/** Columns that a single item has beside `Affiliation`. */
export type Carried = { carrier: Carrier }

const institutionOf = (item: string, columns: RawBuilder<unknown>) => sql`(
  select json_build_object('id', pa.id, 'slug', ps.slug, 'title', pa.title${columns})
  from participants pa join slugs ps on ps.kind = 'participant' and ps.item_id = pa.id and ps.is_current
  where pa.id = ${sql.ref(`${item}.participant_id`)} and pa.deleted_at is null)`

/** Column `participant` of an item by its alias. */
export const participantColumn = (item: string): RawBuilder<unknown> =>
  sql`${institutionOf(item, sql``)} as participant`

const ofCarrier = sql`, 'description1', ${nameInLanguage('participant', sql`pa.id`, 'description_1', sql`pa.description_1`)}, 'totalMember', pa.total_member,
  'coverFamily', pa.cover_family, 'coverSeed', pa.cover_seed, 'image', ${uploadIn('pa.image')}${langOfName('participant', sql`pa.id`)}`

/** Column of `Carried` of an item by its alias. */
export const carrierColumn = (item: string): RawBuilder<Carried> =>
  sql<Carried>`${institutionOf(item, ofCarrier)} as carrier`

/** Columns of `Affiliation` of an item by its alias. */
export const affiliationColumns = (item: string): RawBuilder<unknown> => sql`(
  select json_build_object('id', ra.id, 'title', ra.title) from regions ra
  where ra.id = ${sql.ref(`${item}.region_id`)}) as region, ${participantColumn(item)}`

type Named = { region_id: number | null; participant_id: number | null }

/**
 * Errors of fields that name a closed region, or an institution that is unknown or not of the writer's voice. One that
 * was removed may stay with its texts.
 */
export async function affiliationErrors(
  db: Db,
  { region_id, participant_id }: Named,
  { scope, own, stays }: Voice,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  if (region_id !== null && !(await isOpenRegion(db, region_id))) errors.region_id = [REGION_CLOSED]
  if (participant_id === null) return errors
  const isNamed = stays.includes(participant_id)
  const isTheirs = participant_id === own ? sql`true` : isInScope(scope, sql`region_id`)
  const { rows } = await sql`
    select from participants where id = ${participant_id} and (${isNamed} or deleted_at is null and ${isTheirs})
    for key share`.execute(db)
  if (!rows.length) errors.participant_id = [words.noSuchInstitutionHere]
  return errors
}
