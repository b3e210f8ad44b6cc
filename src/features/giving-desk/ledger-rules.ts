import { wayTitle } from '#src/features/giving/channels.ts'
import { channelIds } from '#src/features/giving/gift-rules.ts'
import * as words from './words.id.ts'

/** Payment methods in the ledger: the gateway's, manual ones, and none chosen yet. */
export const ledgerChannels = [...channelIds, 'transfer', 'cash', 'none'] as const

/** Title of a payment method, also of one no longer offered. */
export const titleOfChannel = (channel: string): string =>
  channel === 'none' ? words.notChosen : (wayTitle(channel) ?? channel)

/** Sort orders, the default first. */
export const ledgerOrders = ['-date', 'date', '-amount', 'amount'] as const
