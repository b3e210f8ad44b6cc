import { lastDay } from '#src/features/campaigns/progress.ts'
import type { CampaignWire } from '#src/features/campaigns/schema.ts'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { type NewsRow, toNewsRow } from '#src/features/news/model.ts'
import type { Call } from '#src/wire/client.ts'
import type { getCampaign } from '../../campaigns/api.ts'
import type { getParticipant } from '../../institutions/directory/api.ts'
import type { listNews } from '../../news/api.ts'

/** Facts that a thank-you tells besides the gift; what did not load is left out. */
export type Around = {
  campaign: { slug: string; title: string; state: CampaignWire['state']; lastDay: string } | null
  /** Latest published news of the region that the gift is for. */
  story: NewsRow | null
  /** Region of the gift; null for the whole network. */
  region: { id: number; title: string } | null
}

/** Loads what surrounds a gift: its campaign's end, and a story of the same region. */
export async function loadAround(api: Call, { designation }: OrderWire): Promise<Around> {
  const { campaign, region } = await placeOf(api, designation)
  if (!region) return { campaign, region, story: null }
  const news = await api<typeof listNews>('GET /news', { query: { region: region.id, limit: 1 } })
  const [first] = news.success ? news.data : []
  return { campaign, region, story: first ? toNewsRow(first) : null }
}

async function placeOf(
  api: Call,
  { type, id, title }: OrderWire['designation'],
): Promise<Omit<Around, 'story'>> {
  if (id === null) return { campaign: null, region: null }
  if (type === 'region') return { campaign: null, region: { id, title } }
  const params = { id: String(id) }
  if (type === 'campaign') {
    const answer = await api<typeof getCampaign>('GET /campaigns/{id}', { params })
    if (!answer.success) return { campaign: null, region: null }
    const { slug, title, state, region } = answer.data
    return { campaign: { slug, title, state, lastDay: lastDay(answer.data) }, region }
  }
  const answer = await api<typeof getParticipant>('GET /partisipan/{id}', { params })
  if (!answer.success) return { campaign: null, region: null }
  const { id_region, title_region } = answer.data
  return { campaign: null, region: { id: id_region, title: title_region } }
}
