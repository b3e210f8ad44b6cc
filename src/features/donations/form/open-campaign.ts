import { lastDay } from '#src/features/campaigns/progress.ts'
import type { CampaignRowWire, PermitWire } from '#src/features/campaigns/schema.ts'
import { coverFor } from '#src/features/covers/model.ts'
import type { CoverImage } from '#src/ui/cover.tsx'

/** An open campaign as the form shows it: no more, since it is sent a second time as the page's state. */
export type OpenCampaign = {
  id: number
  slug: string
  title: string
  region: string | null
  goal: number
  received: number
  lastDay: string
  permit: PermitWire
  cover: CoverImage
}

const picture = { width: 366, height: 128 }

export const toOpenCampaign = (wire: CampaignRowWire): OpenCampaign => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  region: wire.region?.title ?? null,
  goal: wire.goal_amount,
  received: wire.received_amount,
  lastDay: lastDay(wire),
  permit: wire.permit,
  cover: coverFor(wire.image, picture.width, picture.height),
})
