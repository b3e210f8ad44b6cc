import type { ClaimWire } from './schema.ts'
import * as words from './words.id.ts'

type Words = { label: string; tone: 'ok' | 'warn' | 'info'; says: string }

/** Label and sentence for each claim status. */
export const claimWords: Record<ClaimWire['status'], Words> = {
  pending: { label: words.waiting, tone: 'warn', says: words.isWaiting },
  confirmed: { label: words.confirmed, tone: 'ok', says: words.isConfirmed },
  refused: { label: words.refused, tone: 'info', says: words.isRefused },
  withdrawn: { label: words.withdrawn, tone: 'info', says: words.isWithdrawn },
}
