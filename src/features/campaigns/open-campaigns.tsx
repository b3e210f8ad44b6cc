import { Card } from '#src/ui/card.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import { lastDay } from './progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { CampaignRowWire } from './schema.ts'

const card = { width: 366, height: 244 }

/** Open campaigns, beside the form. */
export function OpenCampaigns({ campaigns }: { campaigns: readonly CampaignRowWire[] }) {
  return (
    <section className="mt-14 md:mt-20">
      <Rubric title="Kampanye yang sedang dibuka" />
      <ul className="mt-6 grid gap-x-8 gap-y-6 md:mt-8 md:grid-cols-3 md:gap-y-12">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <Card
              item={{
                to: paths.campaign(campaign.slug),
                title: campaign.title,
                category: `Sampai ${lastDay(campaign)}`,
                excerpt: campaign.excerpt,
                place: campaign.region?.title,
                cover: coverFor(campaign.image, card.width, card.height),
              }}
            />
            <div className="md:mt-4">
              <ProgressBar campaign={campaign} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
