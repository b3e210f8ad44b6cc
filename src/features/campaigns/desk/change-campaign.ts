import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, forbidden, invalid, notFound } from '#src/platform/http/failures.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { type Actor, type DeskScope, isWithin, speaksFor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { requireConsent } from '../../uploads/claim-images.ts'
import { reservedSlugs } from '../campaign-rules.ts'
import { claimPictures, picturesOf } from '../claim-photo.ts'
import { changedStory } from '../story.ts'
import * as words from './api-words.id.ts'
import { columnsOf, requireValidCampaign, textOf } from './columns.ts'
import { presentDeskCampaign } from './present.ts'
import { getAny, type SeenAtDesk } from './queries.ts'
import type { CampaignChange, CampaignText } from './schema.ts'
import { findCampaign, type LockedCampaign, lockCampaign, updateCampaign } from './write-queries.ts'

/**
 * Changes the texts, slug or status of a campaign. Once opened it stays public and keeps a permit. Editors of regions
 * change drafts only: opening one is the secretariat's.
 * @throws Failure 400 for invalid input, 403 for an editor's change of more than a draft, 404, 409 with `data:{current}` for another version
 */
export async function changeCampaign(
  tx: Tx,
  { id, change, by, seen }: { id: number; change: CampaignChange; by: Actor; seen: SeenAtDesk },
): Promise<void> {
  const held = await lockCampaign(tx, id, seen.scope)
  if (!held) throw notFound()
  if (seen.scope !== 'everything' && (held.status !== 'draft' || change.status)) throw forbidden()
  const { version, status, slug, story, content, ...given } = change
  if (held.version !== version) throw conflict({ current: presentDeskCampaign(await getAny(tx, id, seen)) })
  const before = textOf(held)
  const after = { ...before, ...withoutGaps(given), ...changedStory(before, { story, content }) }
  await requireValidCampaign(tx, after, {
    scope: seen.scope,
    own: speaksFor(by),
    stays: [before.participant_id],
  })
  requireOwnRegion(seen.scope, after)
  if (status === 'closed' && held.status === 'draft') throw invalid({ status: [words.draftNeverOpened] })
  if (status === 'open' && held.completedAt)
    throw invalid({
      status: [words.isCompleted],
    })
  requirePermit(held, after, status)
  if (status === 'open' && held.status !== 'open') requireTimeLeft(after, seen.now)
  if (slug && reservedSlugs.has(slug)) throw invalid({ slug: [sharedWords.addressIsTaken] })
  await updateCampaign(tx, id, {
    ...columnsOf(after),
    ...(status && { status }),
    ...(status === 'open' && { openedAt: held.openedAt ?? seen.now }),
    updatedAt: seen.now,
  })
  await claimPictures(tx, { before, after }, { by, now: seen.now })
  // Closing needs none: it takes away.
  if ((status ?? held.status) === 'open') await requireConsent(tx, picturesOf(after))
  if (slug) await reserveSlug(tx, 'campaign', id, slug)
  const act =
    status && status !== held.status ? ({ open: 'open', closed: 'close' } as const)[status] : 'update'
  const detail = { ...differences(before, after), ...(slug && { slug }) }
  await recordAudit(tx, by, { act, entity: 'campaign', entityId: id, detail })
  tx.invalidate('campaigns')
  // Sums by region follow the campaign.
  if (before.region_id !== after.region_id) tx.invalidate('giving-report')
}

/** Fields that decide if a campaign accepts money, for whom, and the goal shown beside it. */
const aboutMoney = ['goal_amount', 'region_id', 'permit', 'starts_on', 'ends_on'] as const

/** True if a change opens or closes a campaign, or changes what the public was shown of its money (decision 070). */
export async function changesMoney(
  db: Db,
  { id, change, scope }: { id: number; change: CampaignChange; scope: DeskScope },
): Promise<boolean> {
  const found = await findCampaign(db, id, scope)
  if (!found) return false
  if (change.status && change.status !== found.status) return true
  const before = textOf(found)
  const isOther = (name: (typeof aboutMoney)[number]) =>
    change[name] !== undefined && JSON.stringify(change[name]) !== JSON.stringify(before[name])
  return found.status !== 'draft' && aboutMoney.some(isOther)
}

/** Requires a campaign to count for a region of its editor. @throws Failure 400 */
export function requireOwnRegion(scope: DeskScope, { region_id }: Pick<CampaignText, 'region_id'>) {
  if (!isWithin(scope, region_id)) throw invalid({ region_id: [sharedWords.chooseOwnRegion] })
}

/** Given fields only. */
const withoutGaps = (given: Partial<CampaignText>) =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<CampaignText>

function requirePermit(held: LockedCampaign, { permit }: CampaignText, status: CampaignChange['status']) {
  if (permit || (held.status === 'draft' && !status)) return
  throw invalid({
    permit: [words.permitNeeded],
  })
}

/** @throws Failure 400 when it would already have ended, by Jakarta's calendar */
function requireTimeLeft({ ends_on, permit }: CampaignText, now: Date) {
  const today = jakartaDay(now)
  if (permit!.valid_until < today) throw invalid({ 'permit.valid_until': [words.permitIsOver] })
  if (ends_on && ends_on < today) throw invalid({ ends_on: [words.lastDayIsOver] })
}

/** Changed fields for the audit trail; texts by name only. */
function differences(before: CampaignText, after: CampaignText): Record<string, unknown> {
  const names = (Object.keys(before) as (keyof CampaignText)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const facts = names.filter((name) => !['title', 'excerpt', 'story', 'content'].includes(name))
  return {
    fields: names,
    ...Object.fromEntries(facts.map((name) => [name, { from: before[name], to: after[name] }])),
  }
}
