import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { CardItem } from '#src/ui/card.tsx'
import { formatDate } from '#src/ui/format.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import { lastDay, percentOf } from './progress.ts'
import type { CampaignRowWire } from './schema.ts'

/** Row of a campaign with its progress and closing day in one line, and a picture of that size (CSS px). */
export const campaignCard = (
  campaign: CampaignRowWire,
  { width, height }: { width: number; height: number },
): CardItem => ({
  to: paths.campaign(campaign.slug),
  title: campaign.title,
  category: `${percentOf(campaign).toLocaleString('id-ID')}% dari ${formatRupiah(campaign.goal_amount)}, ${days(campaign)}`,
  excerpt: campaign.excerpt,
  place: campaign.region?.title,
  cover: coverFor(campaign.image, width, height),
})

const days = (campaign: CampaignRowWire) =>
  ({
    open: () => `sampai ${lastDay(campaign)}`,
    upcoming: () => `dibuka ${formatDate(campaign.opens_at)}`,
    ended: () => `selesai ${campaign.completed_at ? formatDate(campaign.completed_at) : lastDay(campaign)}`,
  })[campaign.state]()
