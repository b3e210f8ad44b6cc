import type { PageArgs } from '#src/ui/page.ts'
import type { listCampaigns } from './api.ts'
import type { CampaignRowWire } from './schema.ts'

/** True while money is missing: one that reached its goal is shown only with what comes from the same place (decision 086). */
export const isShort = ({
  received_amount,
  goal_amount,
}: Pick<CampaignRowWire, 'received_amount' | 'goal_amount'>): boolean => received_amount < goal_amount

type From = { region: { id: number } | null; participant: { id: number } | null }

/**
 * The open campaign for the end of an article: of its institution, else of its region, else the one nearest its goal that has
 * not reached it; null without one.
 */
export async function fetchCampaignFor(api: PageArgs['api'], { region, participant }: From) {
  const answer = await api<typeof listCampaigns>('GET /campaigns', {
    query: {
      state: 'open',
      sort: 'nearest',
      for_participant: participant?.id,
      for_region: region?.id,
      limit: 1,
    },
  })
  const first = answer.success ? answer.data[0] : undefined
  if (!first) return null
  const isTheirs =
    (participant && first.participant?.id === participant.id) || (region && first.region?.id === region.id)
  return isTheirs || isShort(first) ? first : null
}
