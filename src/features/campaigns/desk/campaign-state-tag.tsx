import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { DeskCampaignRowWire } from './schema.ts'
import * as words from './words.id.ts'

type Look = { label: string; icon: IconName; colours: string }

export const stateLooks: Record<DeskCampaignRowWire['state'], Look> = {
  draft: { label: words.draft, icon: 'pencil-line', colours: 'bg-kain text-off-text' },
  open: { label: words.open, icon: 'circle-check', colours: 'bg-ok-tint text-ok' },
  upcoming: { label: words.opensLater, icon: 'clock', colours: 'bg-sky text-blue-hover' },
  ended: { label: words.ended, icon: 'archive', colours: 'bg-kain text-off-text' },
}

/** Tag with the state of a campaign. */
export function CampaignStateTag({ state }: Pick<DeskCampaignRowWire, 'state'>) {
  const { label, icon, colours } = stateLooks[state]
  return (
    <span
      className={`inline-flex min-h-6.5 whitespace-nowrap items-center gap-1.5 rounded-label px-2 py-0.5 text-xs font-semibold ${colours}`}
    >
      <Icon name={icon} className="size-4" />
      {label}
    </span>
  )
}
