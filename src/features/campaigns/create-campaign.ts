import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor, Voice } from '#src/wire/actor.ts'
import { seedUnlike } from '../covers/choose-scene.ts'
import { reservedSlugs } from './campaign-rules.ts'
import { claimPictures } from './claim-photo.ts'
import { columnsOf, requireValidCampaign } from './desk/columns.ts'
import type { CampaignText } from './desk/schema.ts'
import { insertCampaign, latestCampaigns } from './desk/write-queries.ts'
import { changedStory, noStory, type Story, type StoryWish } from './story.ts'

type Looks = Pick<
  CampaignText,
  'image' | 'image_alt' | 'image_x' | 'image_y' | 'scene' | 'region_id' | 'participant_id'
>
type Beside = {
  /** Actor in the audit trail; null for demo campaigns. */
  by: Pick<Actor, 'id' | 'role'> | null
  /** Omitted for demo campaigns, which may name any institution. */
  voice?: Voice
  now: Date
  key: string | null
  coverFamily?: string
  slug?: string
  /** Omitted for a draft. */
  openedAt?: Date
}
export type NewCampaign = Omit<CampaignText, keyof Looks | keyof Story> & Partial<Looks> & StoryWish & Beside

/**
 * Creates a campaign with its slug and a cover unlike the latest ones.
 * @returns its number; undefined when the same person used the key before
 * @throws Failure 400 for inconsistent days, a photo that is not theirs or has no alt text, an unknown region
 */
export async function createCampaign(tx: Tx, given: NewCampaign): Promise<number | undefined> {
  const { by, now, key, openedAt, voice = anyVoice } = given
  const text = { ...plain, ...given, ...changedStory(noStory, given) }
  await requireValidCampaign(tx, text, voice)
  const slug = freeSlug(given.slug ?? slugify(given.title))
  const cover = { slug, title: text.title, coverFamily: given.coverFamily ?? 'kunyit' }
  const id = await insertCampaign(tx, {
    ...columnsOf(text),
    status: openedAt ? 'open' : 'draft',
    openedAt: openedAt ?? null,
    coverFamily: cover.coverFamily,
    coverSeed: seedUnlike('campaign', cover, await latestCampaigns(tx)),
    createdBy: by?.id ?? null,
    idempotencyKey: key,
    createdAt: now,
    updatedAt: now,
  })
  if (id === undefined) return undefined
  if (by) await claimPictures(tx, { before: noStory, after: text }, { by, now })
  await reserveSlug(tx, 'campaign', id, slug)
  await recordAudit(tx, by, { act: 'create', entity: 'campaign', entityId: id })
  tx.invalidate('campaigns')
  return id
}

const anyVoice: Voice = { scope: 'everything', own: null, stays: [] }

const plain: Looks = {
  image: null,
  image_alt: '',
  image_x: 50,
  image_y: 50,
  scene: null,
  region_id: null,
  participant_id: null,
}

const freeSlug = (wished: string) => (reservedSlugs.has(wished) ? `${wished}-2` : wished)
