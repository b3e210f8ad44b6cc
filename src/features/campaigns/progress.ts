import { formatDate } from '#src/ui/format.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import * as words from './progress-words.id.ts'
import type { CampaignRowWire } from './schema.ts'

type Counted = Pick<CampaignRowWire, 'received_amount' | 'goal_amount'>
type Timed = Pick<CampaignRowWire, 'state' | 'opens_at' | 'closes_at'>

/** Progress in whole per cent; never 100 before the goal is reached. */
export const percentOf = ({ received_amount, goal_amount }: Counted): number =>
  Math.floor((received_amount / goal_amount) * 100)

/** Last day of a campaign: it closes at the midnight after. */
export const lastDay = ({ closes_at }: Pick<Timed, 'closes_at'>): string =>
  formatDate(new Date(Date.parse(closes_at) - 1).toISOString())

/** Time left, or the state if not open. @param now of the server */
export function timeWords(campaign: Timed, now: string): string {
  if (campaign.state === 'ended') return words.ended
  if (campaign.state === 'upcoming') return words.opensOn(formatDate(campaign.opens_at))
  const days = Math.ceil((Date.parse(campaign.closes_at) - Date.parse(now)) / DAY_MS)
  return days > 1 ? words.daysLeft(days) : words.lastDay
}

/** Day on which a campaign ends, ended or begins, in words. */
export const daysOf = (campaign: Timed): string =>
  ({
    open: () => words.until(lastDay(campaign)),
    upcoming: () => words.opensOn(formatDate(campaign.opens_at)),
    ended: () => words.endedOn(lastDay(campaign)),
  })[campaign.state]()
