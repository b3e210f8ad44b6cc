import { type Decider, secondDeciderRefusal } from '#src/features/payments/staff-action-rules.ts'
import * as words from './api-words.id.ts'

type Waiting = { askedBy: number; isSimulation: boolean }

/** Reason why somebody may not approve an entry that waits; null if they may. */
export const approvalRefusal = (entry: Waiting, by: Decider, isSimulating: boolean): string | null =>
  modeRefusal(entry, isSimulating) ?? secondDeciderRefusal({ status: 'waiting', askedBy: entry.askedBy }, by)

/** Reason why an entry that waits fits the site's money no longer; null if it does. */
export function modeRefusal({ isSimulation }: Pick<Waiting, 'isSimulation'>, isSimulating: boolean) {
  if (isSimulation === isSimulating) return null
  return isSimulation ? NO_MONEY : REAL_MONEY
}
const NO_MONEY = words.entryIsSimulated
const REAL_MONEY = words.siteSimulates
