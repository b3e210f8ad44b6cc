import { readersHtml } from '#src/ui/readers-html.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import type { Language } from '#src/wire/language.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { presentCarrier, presentParticipant } from '../institutions/present.ts'
import { presentLang, presentLanguages } from '../languages/present.ts'
import { describedImage } from '../uploads/present-image.ts'
import type { Campaign, CampaignRow, Update } from './queries.ts'
import type { CampaignRowWire, CampaignWire } from './schema.ts'
import { htmlOf } from './story.ts'

export const presentCampaignRow = (row: CampaignRow, isSimulation: boolean, now: Date): CampaignRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  image: describedImage(row) ?? coverOf('campaign', row),
  region: regionOf(row),
  participant: presentParticipant(row.participant),
  state: row.state,
  goal_amount: row.goalAmount,
  received_amount: row.received,
  gifts: row.gifts,
  opens_at: row.opensAt.toISOString(),
  closes_at: row.closesAt.toISOString(),
  days_left: row.state === 'open' ? Math.ceil((row.closesAt.getTime() - now.getTime()) / DAY_MS) : null,
  permit: {
    number: row.permitNumber,
    level: row.permitLevel,
    valid_from: row.permitFrom,
    valid_until: row.permitUntil,
  },
  is_simulation: isSimulation,
  completed_at: row.completedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  published_at: row.openedAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  ...presentLang(row),
})

export const regionOf = ({ regionId, regionTitle }: Pick<CampaignRow, 'regionId' | 'regionTitle'>) =>
  regionId === null ? null : { id: regionId, title: regionTitle! }

export const presentCampaign = (
  row: Campaign,
  isSimulation: boolean,
  now: Date,
  lang?: Language,
): CampaignWire => ({
  ...presentCampaignRow(row, isSimulation, now),
  participant: presentCarrier(row.carrier),
  content: readersHtml(htmlOf(row)),
  updates: row.updates.map(presentUpdate),
  completion: row.completion && presentUpdate(row.completion),
  article: row.article,
  passed_on: row.passedOn,
  now: now.toISOString(),
  ...presentLanguages('campaign', row, lang),
})

const presentUpdate = (update: Update) => ({
  id: update.id,
  title: update.title,
  content: readersHtml(htmlOf(update)),
  posted_at: new Date(update.postedAt).toISOString(),
})
