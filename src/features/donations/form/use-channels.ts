import { useEffect, useState } from 'react'
import { pageClient } from '#src/browser/page-client.ts'
import { MAX_DONATION_AMOUNT, MIN_DONATION_AMOUNT } from '#src/features/giving/gift-rules.ts'
import type { ChannelWire } from '#src/features/giving/schema.ts'
import { useSlow } from '#src/ui/use-slow.ts'
import type { listChannels } from '../api.ts'

export type Offer = {
  /** Null while no valid amount is written. */
  rows: readonly ChannelWire[] | null
  isAsking: boolean
  isSlow: boolean
  hasFailed: boolean
}

type Asked = { amount: number | null; coversFee: boolean }
/** Channels as rendered by the server, with their amount. */
export type Drawn = Asked & { rows: readonly ChannelWire[] | null }

/** Debounce of typing. */
const PAUSE_MS = 350

/** Channels for an amount: fetched again when it changes, the previous ones shown meanwhile. */
export function useChannels(drawn: Drawn, { amount, coversFee }: Asked): Offer & { retry: () => void } {
  const [known, setKnown] = useState(drawn)
  const [hasFailed, setFailed] = useState(drawn.rows === null)
  const [attempt, setAttempt] = useState(0)
  const isPossible = amount !== null && amount >= MIN_DONATION_AMOUNT && amount <= MAX_DONATION_AMOUNT
  const isKnown = known.amount === amount && known.coversFee === coversFee && known.rows !== null
  const mustAsk = isPossible && !isKnown
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!mustAsk) return
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      const query = { amount, cover_fee: coversFee ? '1' : '0' } as const
      const answer = await pageClient()<typeof listChannels>('GET /payment/channels', {
        query,
        signal: asked.signal,
      }).catch(() => null)
      if (!answer) return
      setFailed(!answer.success)
      if (answer.success) setKnown({ amount, coversFee, rows: answer.data })
    }, PAUSE_MS)
    return () => {
      asked.abort()
      clearTimeout(timer)
    }
  }, [mustAsk, amount, coversFee, attempt])
  const isAsking = mustAsk && !hasFailed
  return {
    rows: known.rows,
    isAsking,
    isSlow: useSlow(isAsking, PAUSE_MS + 250),
    hasFailed: mustAsk && hasFailed,
    retry() {
      setFailed(false)
      setAttempt((count) => count + 1)
    },
  }
}
