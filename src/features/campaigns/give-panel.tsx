import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { paths } from '#src/urls/paths.ts'
import { lastDay, timeWords } from './progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import type { CampaignRowWire, CampaignWire } from './schema.ts'
import * as words from './words.id.ts'

type GivePanelProps = {
  campaign: CampaignWire
  /** An open campaign, beside a completed one. */
  running: CampaignRowWire | undefined
}

/** Progress, and the link to the form while it is open. The form has its own content policy: a page load. */
export function GivePanel({ campaign, running }: GivePanelProps) {
  const { state, completed_at, passed_on } = campaign
  return (
    <div className="grid gap-4 rounded-panel border bg-paper p-5 md:p-6.5">
      <ProgressBar campaign={campaign} isLoud />
      {state === 'open' ? (
        <GiveLink campaign={campaign} />
      ) : running ? (
        <ButtonLink to={paths.campaign(running.slug)} variant="outline" wide>
          {words.otherCampaign}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.donate} variant="outline" wide reloadDocument>
          {words.otherPurpose}
        </ButtonLink>
      )}
      {campaign.is_simulation && <Simulation environment="simulation" isBrief />}
      {state === 'ended' ? (
        <Notice tone="info">
          {completed_at ? words.completedThanks(formatDate(completed_at)) : words.endedThanks}
        </Notice>
      ) : (
        <p className="text-note">
          {state === 'open' && <span className="font-semibold">{timeWords(campaign, campaign.now)}. </span>}
          {words.openFromUntil(formatDate(campaign.opens_at), lastDay(campaign))}
        </p>
      )}
      {passed_on > 0 && (
        <p className="text-note">
          {words.passedOnBefore(formatRupiah(passed_on))}{' '}
          <Link to={paths.givingReport} className="link">
            {words.seeReport}
          </Link>
          .
        </p>
      )}
    </div>
  )
}

/** Button to the form for an open campaign. */
export const GiveLink = ({ campaign }: Pick<GivePanelProps, 'campaign'>) => (
  <ButtonLink to={paths.giveTo('campaign', campaign.id)} variant="orange" wide reloadDocument>
    {words.giveToThis}
  </ButtonLink>
)

/** Sum and button at the bottom of a phone. The bottom bar gives way to it (`inside.css`). */
export const GiveBar = ({ campaign }: Pick<GivePanelProps, 'campaign'>) => (
  <div
    data-sum-bar
    className="no-print fixed inset-x-0 bottom-0 z-20 border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden [@media(scripting:none)]:hidden"
  >
    <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <p className="min-w-0 flex-1 basis-28 leading-tight">
        <span className="block font-semibold figures">{formatRupiah(campaign.received_amount)}</span>{' '}
        <span className="mt-0.5 block truncate text-xs text-muted">
          {words.ofGoal(formatRupiah(campaign.goal_amount))}
        </span>
      </p>
      <ButtonLink to={paths.giveTo('campaign', campaign.id)} variant="orange" size={44} reloadDocument>
        {words.give}
      </ButtonLink>
    </div>
  </div>
)
