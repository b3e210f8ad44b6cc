import { Simulation } from '#src/features/giving/simulation.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { lastDay, timeWords } from './progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { CampaignWire } from './schema.ts'

/** Progress, and the link to the form while it is open. The form has its own content policy: a page load. */
export function GivePanel({ campaign }: { campaign: CampaignWire }) {
  const { state } = campaign
  return (
    <div className="grid gap-4 rounded-panel border bg-paper p-5 md:p-6.5">
      <ProgressBar campaign={campaign} isLoud />
      {campaign.is_simulation && <Simulation environment="simulation" />}
      {state === 'ended' ? (
        <Notice tone="info">
          Kampanye ini sudah selesai dan tidak menerima donasi lagi. Terima kasih kepada semua yang memberi.
        </Notice>
      ) : (
        <p className="text-note">
          {state === 'open' && <span className="font-semibold">{timeWords(campaign, campaign.now)}. </span>}
          Dibuka dari {formatDate(campaign.opens_at)} sampai {lastDay(campaign)}, menurut waktu Jakarta.
        </p>
      )}
      {state === 'open' ? (
        <ButtonLink to={furtherPaths.giveToCampaign(campaign.id)} variant="orange" wide reloadDocument>
          Beri untuk kampanye ini
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.donate} variant="outline" wide reloadDocument>
          Beri untuk tujuan lain
        </ButtonLink>
      )}
    </div>
  )
}
