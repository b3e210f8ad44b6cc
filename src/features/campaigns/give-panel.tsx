import { Simulation } from '#src/features/giving/simulation.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { paths } from '#src/urls/paths.ts'
import { lastDay, timeWords } from './progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { CampaignRowWire, CampaignWire } from './schema.ts'

type GivePanelProps = {
  campaign: CampaignWire
  /** An open campaign, beside a completed one. */
  running: CampaignRowWire | undefined
}

/** Progress, and the link to the form while it is open. The form has its own content policy: a page load. */
export function GivePanel({ campaign, running }: GivePanelProps) {
  const { state, completed_at } = campaign
  return (
    <div className="grid gap-4 rounded-panel border bg-paper p-5 md:p-6.5">
      <ProgressBar campaign={campaign} isLoud />
      {campaign.is_simulation && <Simulation environment="simulation" />}
      {state === 'ended' ? (
        <Notice tone="info">
          {completed_at ? `Selesai ${formatDate(completed_at)}` : 'Kampanye ini sudah selesai'} dan tidak
          menerima donasi lagi. Terima kasih kepada semua yang memberi.
        </Notice>
      ) : (
        <p className="text-note">
          {state === 'open' && <span className="font-semibold">{timeWords(campaign, campaign.now)}. </span>}
          Dibuka dari {formatDate(campaign.opens_at)} sampai {lastDay(campaign)}, menurut waktu Jakarta.
        </p>
      )}
      {state === 'open' ? (
        <ButtonLink to={paths.giveTo('campaign', campaign.id)} variant="orange" wide reloadDocument>
          Beri untuk kampanye ini
        </ButtonLink>
      ) : running ? (
        <ButtonLink to={paths.campaign(running.slug)} variant="outline" wide>
          Lihat kampanye lain
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.donate} variant="outline" wide reloadDocument>
          Beri untuk tujuan lain
        </ButtonLink>
      )}
    </div>
  )
}
