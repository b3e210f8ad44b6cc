import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import { paths } from '#src/urls/paths.ts'
import { campaignValue } from './gift-body.ts'
import type { OpenCampaign } from './open-campaign.ts'
import * as words from './words.id.ts'

/** Campaigns shown at once; the others are folded. */
const FIRST = 4

type CampaignChoicesProps = {
  /** Open campaigns, the preselected one first. */
  campaigns: readonly OpenCampaign[]
  chosen: string
  /** Number of the campaign chosen by now. */
  current: number
}

/** Open campaigns as cards of the designation's radio group. */
export function CampaignChoices({ campaigns, chosen, current }: CampaignChoicesProps) {
  const [first, rest] = [campaigns.slice(0, FIRST), campaigns.slice(FIRST)]
  const cards = (rows: readonly OpenCampaign[]) => (
    <div className="grid gap-3 sm:grid-cols-2">
      {rows.map((campaign) => (
        <CampaignChoice
          key={campaign.id}
          campaign={campaign}
          isChosen={chosen === campaignValue(campaign.id)}
        />
      ))}
    </div>
  )
  return (
    <div className="mb-4">
      {cards(first)}
      {rest.length > 0 && (
        <details open={rest.some(({ id }) => id === current)} className="group/rest mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue">
            {words.moreCampaigns(rest.length)}
            <Icon name="chevron-down" className="size-4.5 group-open/rest:rotate-180" />
          </summary>
          <div className="mt-2">{cards(rest)}</div>
        </details>
      )}
    </div>
  )
}

const card =
  'choice-card grid grid-cols-[minmax(0,6.5rem)_minmax(min(100%,12rem),1fr)] grid-rows-[1fr_auto] overflow-clip sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto]'

function CampaignChoice({ campaign, isChosen }: { campaign: OpenCampaign; isChosen: boolean }) {
  const { id, slug, title, cover, region, goal, received, lastDay } = campaign
  const missing = goal - received
  return (
    <div className={card}>
      <label className="contents">
        <Cover
          image={cover}
          className="row-span-2 size-full cursor-pointer object-cover sm:row-span-1 sm:h-32"
        />
        <span className="block min-w-0 cursor-pointer p-3.5 leading-snug">
          <span className="flex gap-3">
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</span>
            <input
              type="radio"
              name="designation"
              value={campaignValue(id)}
              defaultChecked={isChosen}
              className="size-6 flex-none accent-blue outline-none"
            />
          </span>
          {region && <span className="mt-1 block text-sm text-muted">{words.inRegion(region)}</span>}
          <span className="mt-3 block">
            <WovenBar share={Math.min(received / goal, 1)} />
          </span>
          <span className="mt-1.5 block text-sm text-muted figures">
            {missing > 0 ? words.missingUntil(formatRupiah(missing), lastDay) : words.reachedUntil(lastDay)}
          </span>
        </span>
      </label>
      <Link
        to={paths.campaign(slug)}
        className="link mx-3.5 mb-1 inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        {words.readStory}
        <span className="sr-only">{`: ${title}`}</span>
      </Link>
    </div>
  )
}

/** Subscription to the updates of the chosen campaign. */
export const UpdatesChoice = ({ isTicked }: { isTicked: boolean }) => (
  <div className="mt-2 hidden max-w-110 group-has-[[value^=campaign]:checked]/target:block">
    <Checkbox name="wants_updates" defaultChecked={isTicked}>
      {words.wantsUpdates}
    </Checkbox>
  </div>
)
