import { wayTitle } from '../channels.ts'
import { channelIds } from '../gift-rules.ts'

/** How money reaches us, as the books name it: the gateway's ways, past it, and not chosen yet. */
export const ledgerChannels = [...channelIds, 'transfer', 'cash', 'none'] as const

/** A way in words, also one that nobody offers any more. */
export const titleOfChannel = (channel: string): string =>
  channel === 'none' ? 'Belum dipilih' : (wayTitle(channel) ?? channel)

/** Newest first unless somebody asks otherwise. */
export const ledgerOrders = ['-date', 'date', '-amount', 'amount'] as const
