import type { IconName } from '#src/ui/icon.tsx'
import type { Tone } from '#src/ui/notice.tsx'
import type { DonationStatus } from './gift-rules.ts'
import * as words from './words.id.ts'

type StateWords = {
  /** Label in lists. */
  label: string
  /** Heading of the gift's own page. */
  title: string
  /** Explanation and next step. */
  lead: string
  tone: Tone | 'quiet'
  icon: IconName
}

/** Texts of each status of a gift. */
export const stateWords: Record<DonationStatus, StateWords> = {
  created: { ...words.states.created, tone: 'warn', icon: 'clock' },
  pending: { ...words.states.pending, tone: 'warn', icon: 'clock' },
  review: { ...words.states.review, tone: 'info', icon: 'search' },
  paid: { ...words.states.paid, tone: 'ok', icon: 'circle-check' },
  failed: { ...words.states.failed, tone: 'bad', icon: 'circle-alert' },
  expired: { ...words.states.expired, tone: 'quiet', icon: 'clock' },
  cancelled: { ...words.states.cancelled, tone: 'quiet', icon: 'x' },
  reversed: { ...words.states.reversed, tone: 'bad', icon: 'circle-alert' },
  partially_refunded: { ...words.states.partially_refunded, tone: 'info', icon: 'undo-2' },
  refunded: { ...words.states.refunded, tone: 'info', icon: 'undo-2' },
  charged_back: { ...words.states.charged_back, tone: 'bad', icon: 'circle-alert' },
}

/** True for statuses that may change any moment. */
export const isWaiting = (status: DonationStatus) => ['created', 'pending', 'review'].includes(status)
/** True for final statuses without money. */
export const isOver = (status: DonationStatus) =>
  ['failed', 'expired', 'cancelled', 'reversed'].includes(status)
