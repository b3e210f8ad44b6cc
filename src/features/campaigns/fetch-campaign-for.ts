import type { PageArgs } from '#src/ui/page.ts'
import type { listCampaigns } from './api.ts'

type From = { region: { id: number } | null; participant: { id: number } | null }

/**
 * The open campaign for the end of an article: of its institution, else of its region, else the one nearest its goal;
 * null without one.
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
  return answer.success ? (answer.data[0] ?? null) : null
}
