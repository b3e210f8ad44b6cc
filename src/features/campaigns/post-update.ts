import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { requireConsent } from '../uploads/claim-images.ts'
import { claimPictures, picturesOf } from './claim-photo.ts'
import { presentDeskCampaign } from './desk/present.ts'
import { getAny, type SeenAtDesk } from './desk/queries.ts'
import type { Completion, NewUpdate } from './desk/schema.ts'
import { hasUpdate, insertUpdate, lockCampaign, updateCampaign } from './desk/write-queries.ts'
import { changedStory, MAX_UPDATE, noStory, storyColumns } from './story.ts'
import { sendCampaignUpdate } from './updates/send-update.ts'

type By = Pick<Actor, 'id' | 'role'>

/**
 * Posts an update: on the page at once, by mail to subscribed donors. Idempotent by key.
 * @throws Failure 404; 409 for a campaign that is not public yet
 */
export async function postUpdate(
  tx: Tx,
  { id, update, by, now }: { id: number; update: NewUpdate; by: By; now: Date },
): Promise<void> {
  await lockOpened(tx, id)
  const updateId = await insert(tx, { id, update, isCompletion: false, by, now })
  if (updateId === undefined) return
  await recordAudit(tx, by, {
    act: 'post-update',
    entity: 'campaign',
    entityId: id,
    detail: { update: updateId },
  })
  await tx.later(sendCampaignUpdate, { id: updateId })
  tx.invalidate('campaigns')
}

/**
 * Completes a campaign with a report, which is mailed as an update is; from then on it stays closed. A further report
 * corrects the one before, without a mail. Idempotent by key.
 * @throws Failure 400 for a picture without consent; 404; 409 for one that is not public yet or another version
 */
export async function completeCampaign(
  tx: Tx,
  { id, report, by, seen }: { id: number; report: Completion; by: By; seen: SeenAtDesk },
): Promise<void> {
  const { now } = seen
  const { version, ...update } = report
  const held = await lockOpened(tx, id)
  if (await hasUpdate(tx, id, update.idempotency_key)) return
  if (held.version !== version) throw conflict({ current: presentDeskCampaign(await getAny(tx, id, seen)) })
  const updateId = (await insert(tx, { id, update, isCompletion: true, by, now }))!
  await updateCampaign(tx, id, {
    status: 'closed',
    completedAt: held.completedAt ?? now,
    updatedAt: now,
  })
  await recordAudit(tx, by, {
    act: held.completedAt ? 'correct-completion' : 'complete',
    entity: 'campaign',
    entityId: id,
    detail: { update: updateId },
  })
  if (!held.completedAt) await tx.later(sendCampaignUpdate, { id: updateId })
  tx.invalidate('campaigns')
}

/** A campaign that was ever public, locked. @throws Failure 404, 409 */
async function lockOpened(tx: Tx, id: number) {
  const campaign = await lockCampaign(tx, id, 'everything')
  if (!campaign) throw notFound()
  if (!campaign.openedAt) throw conflict({ reason: 'the campaign was never opened' })
  return campaign
}

type Posting = { id: number; update: NewUpdate; isCompletion: boolean; by: By; now: Date }

/** @returns its number; undefined when the key was used before */
async function insert(tx: Tx, { id, update, isCompletion, by, now }: Posting): Promise<number | undefined> {
  const story = changedStory(noStory, update, MAX_UPDATE)
  if (isCompletion) await requireConsent(tx, picturesOf(story))
  const updateId = await insertUpdate(tx, {
    campaignId: id,
    title: update.title,
    ...storyColumns(story),
    isCompletion,
    postedBy: by.id,
    postedAt: now,
    idempotencyKey: update.idempotency_key,
  })
  if (updateId !== undefined) await claimPictures(tx, { before: noStory, after: story }, { by, now })
  return updateId
}
