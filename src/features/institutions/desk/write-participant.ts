import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { type Actor, deskScope, isWithin } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { isOpenRegion } from '../../regions/open-region-queries.ts'
import { lockEditing } from '../care-queries.ts'
import { createParticipant } from '../directory/create-participant.ts'
import { claimPicture, releaseAllBut, requireWords } from '../page/claim-picture.ts'
import { changedDescription, contentColumns } from '../page/description.ts'
import { columnsOf, differences, fieldsOf } from '../page/page-fields.ts'
import { presentDesk } from '../page/present-desk.ts'
import { getInstitution, updateInstitution } from '../page/queries.ts'
import * as words from './api-words.id.ts'
import { isNameTaken, lockParticipant, setDeleted } from './queries.ts'
import type { NewParticipantInput, ParticipantChange } from './schema.ts'

type Parts = { by: Actor; now: Date }

/**
 * Creates an institution for the secretariat; of the same form sent twice, the second is rejected.
 * @returns its id
 * @throws Failure 400, also for a name already used in the region
 */
export async function writeParticipant(
  tx: Tx,
  given: NewParticipantInput,
  { by, now }: Parts,
): Promise<number> {
  const { image = null, image_alt: imageAlt = '' } = given
  await requireRegion(tx, given.region_id)
  if (await isNameTaken(tx, given.title, given.region_id)) throw invalid({ title: [words.nameIsTaken] })
  requireWords({ image, image_alt: imageAlt })
  const story = changedDescription({ description_2: '', description_2_html: null }, given)
  await claimPicture(tx, image, { ownerId: by.id, known: [], now })
  const { id } = await createParticipant(tx, {
    title: given.title,
    regionId: given.region_id,
    email: given.email ?? null,
    description1: given.description_1 ?? '',
    description2: story.description_2,
    ...contentColumns(story.description_2_html),
    totalMember: given.total_member ?? 0,
    founded: given.founded ?? null,
    address: given.address ?? '',
    coverFamily: 'katun',
    image,
    imageAlt,
    links: given.links ?? '',
    by,
  })
  return id
}

type Change = Parts & { id: number }

const reserved = 'letters'
const ELSEWHERE = words.secretariatMoves

/**
 * Changes an institution and its slug.
 * @throws Failure 400, 404, 409 with `data:{current}` for another version
 */
export async function changeParticipant(
  tx: Tx,
  { version, slug, ...wish }: ParticipantChange,
  { id, by, now }: Change,
): Promise<void> {
  const held = await lockParticipant(tx, id)
  if (!held || held.deletedAt) throw notFound()
  await lockEditing(tx, by, id)
  const scope = deskScope(by)
  const row = await getInstitution(tx, id, { isLive: true, scope })
  if (held.version !== version) throw conflict({ current: await presentDesk(tx, row) })
  if (wish.region_id !== undefined) {
    if (!isWithin(scope, wish.region_id)) throw invalid({ region_id: [ELSEWHERE] })
    await requireRegion(tx, wish.region_id)
  }
  if (slug === reserved) throw invalid({ slug: [sharedWords.addressIsTaken] })
  const { title, regionId, founded, address } = held
  const live = { ...fieldsOf(held), title, region_id: regionId, founded, address }
  const { before, after } = differences(live, { ...wish, ...changedDescription(live, wish) })
  requireWords({ ...live, ...after })
  await claimPicture(tx, after.image, { ownerId: by.id, known: [live.image, row.change?.fields.image], now })
  const { title: newTitle, region_id, founded: year, address: place, ...page } = after
  const columns = {
    ...columnsOf(page),
    ...(newTitle !== undefined && { title: newTitle }),
    ...(region_id !== undefined && { regionId: region_id }),
    ...(year !== undefined && { founded: year }),
    ...(place !== undefined && { address: place }),
  }
  await updateInstitution(tx, id, columns, now)
  const kept = after.image === undefined ? live.image : after.image
  await releaseAllBut(tx, [live.image], [kept, row.change?.fields.image])
  if (slug && slug !== row.slug) await reserveSlug(tx, 'participant', id, slug)
  const detail = {
    before: { ...before, ...(slug && { slug: row.slug }) },
    after: { ...after, ...(slug && { slug }) },
  }
  await recordAudit(tx, by, { act: 'update', entity: 'participant', entityId: id, detail })
  tx.invalidate('participants', 'regions')
}

async function requireRegion(tx: Tx, id: number) {
  if (!(await isOpenRegion(tx, id))) throw invalid({ region_id: [sharedWords.chooseListedRegion] })
}

const DAYS_TO_UNDO = 30

/** Removes an institution from the site; idempotent. Members and gifts keep it. @throws Failure 404 */
export async function deleteParticipant(tx: Tx, { id, by, now }: Change): Promise<void> {
  const held = await lockParticipant(tx, id)
  if (!held) throw notFound()
  if (held.deletedAt) return
  await setDeleted(tx, id, now, now)
  await recordAudit(tx, by, {
    act: 'delete',
    entity: 'participant',
    entityId: id,
    detail: { title: held.title },
  })
  tx.invalidate('participants', 'regions')
}

/** Restores an institution within thirty days; idempotent. @throws Failure 404, 409 after that */
export async function restoreParticipant(tx: Tx, { id, by, now }: Change): Promise<void> {
  const held = await lockParticipant(tx, id)
  if (!held) throw notFound()
  if (!held.deletedAt) return
  if (now.getTime() - held.deletedAt.getTime() > DAYS_TO_UNDO * DAY_MS)
    throw conflict({
      current: await presentDesk(tx, await getInstitution(tx, id, { isLive: false, scope: 'everything' })),
    })
  await setDeleted(tx, id, null, now)
  await recordAudit(tx, by, {
    act: 'restore',
    entity: 'participant',
    entityId: id,
    detail: { title: held.title },
  })
  tx.invalidate('participants', 'regions')
}
