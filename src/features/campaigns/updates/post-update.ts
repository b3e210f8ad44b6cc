import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { claimPictures } from '../claim-photo.ts'
import type { NewUpdate } from '../desk/schema.ts'
import { insertUpdate, lockCampaign } from '../desk/write-queries.ts'
import { changedStory, MAX_UPDATE, noStory, storyColumns } from '../story.ts'
import { sendCampaignUpdate } from './send-update.ts'

/**
 * Posts an update: on the page at once, by mail to subscribed donors. Idempotent by key.
 * @throws Failure 404; 409 for a campaign that is not public yet
 */
export async function postUpdate(
  tx: Tx,
  { id, update, by, now }: { id: number; update: NewUpdate; by: Actor; now: Date },
): Promise<void> {
  const campaign = await lockCampaign(tx, id, 'everything')
  if (!campaign) throw notFound()
  if (!campaign.openedAt) throw conflict({ reason: 'the campaign was never opened' })
  const story = changedStory(noStory, update, MAX_UPDATE)
  const updateId = await insertUpdate(tx, {
    campaignId: id,
    title: update.title,
    ...storyColumns(story),
    postedBy: by.id,
    postedAt: now,
    idempotencyKey: update.idempotency_key,
  })
  if (updateId === undefined) return
  await claimPictures(tx, { before: noStory, after: story }, { by, now })
  await recordAudit(tx, by, {
    act: 'post-update',
    entity: 'campaign',
    entityId: id,
    detail: { update: updateId },
  })
  await tx.later(sendCampaignUpdate, { id: updateId })
  tx.invalidate('campaigns')
}
