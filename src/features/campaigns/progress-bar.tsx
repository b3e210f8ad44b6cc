import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import { percentOf } from './progress.ts'
import type { CampaignRowWire } from './schema.ts'
import * as words from './words.id.ts'

type Counted = Pick<CampaignRowWire, 'received_amount' | 'goal_amount' | 'gifts'>

/** Sum received and goal. The most prominent part of a campaign's page; small in lists. */
export function ProgressBar({ campaign, isLoud = false }: { campaign: Counted; isLoud?: boolean }) {
  const { received_amount, goal_amount, gifts } = campaign
  const percent = percentOf(campaign)
  return (
    <div className="tabular-nums">
      <p className={isLoud ? '' : 'text-note'}>
        <span
          className={
            isLoud
              ? 'block text-[min(2.5rem,11.2vw)] leading-tight font-light tracking-tight'
              : 'font-semibold'
          }
        >
          {formatRupiah(received_amount)}
        </span>{' '}
        <span className="text-muted">{words.collectedOf(formatRupiah(goal_amount))}</span>
      </p>
      <div className="mt-2">
        <WovenBar share={Math.min(received_amount / goal_amount, 1)} />
      </div>
      <p className="mt-1.5 text-sm text-muted">{words.progress(percent, gifts)}</p>
    </div>
  )
}
