import { channelKinds } from './channels.ts'
import type { acts, Transaction } from './transaction.ts'
import { type SimulatorWords, wordsFor } from './words.ts'

export type PageButton = { act: keyof typeof acts; label: string; isMain?: true }

/** Actions available on the page now: payment methods and buttons. */
export function buttonsOf(payment: Transaction): {
  ways: { name: string; title: string }[]
  buttons: PageButton[]
} {
  const { status, channel } = payment
  const words = wordsFor(payment)
  const deny: PageButton = { act: 'deny', label: words.deny }
  // After a denial the customer may try another method.
  if (status === 'created' || status === 'deny')
    return { ways: payment.settledAt ? [] : waysOf(payment, words), buttons: [] }
  if (status === 'pending') {
    const pay: PageButton = { act: 'settle', label: words.pay, isMain: true }
    const expire: PageButton = { act: 'expire', label: words.expire }
    if (channel !== 'credit_card') return { ways: [], buttons: [pay, deny, expire] }
    const [accept, review]: PageButton[] = [
      { act: 'capture', label: words.pay, isMain: true },
      { act: 'challenge', label: words.holdForReview },
    ]
    return { ways: [], buttons: [accept!, review!, deny, expire] }
  }
  if (status === 'capture') return { ways: [], buttons: [{ act: 'settle', label: words.settle }, deny] }
  const canTakeBack = status === 'settlement' && channelKinds[channel ?? '']?.isReversible
  return { ways: [], buttons: canTakeBack ? [{ act: 'deny', label: words.takeBack }] : [] }
}

const waysOf = ({ channels }: Transaction, words: SimulatorWords) =>
  channels.map((name) => ({ name, title: titleOf(name, words) }))

/** Name of a payment method on the page. */
export const titleOf = (name: string | null, words: SimulatorWords): string =>
  words.ways[name ?? ''] ?? channelKinds[name ?? '']?.title ?? name ?? ''
