import { channelKinds } from './channels.ts'
import type { acts, Transaction } from './transaction.ts'

export type PageButton = { act: keyof typeof acts; label: string; isMain?: true }

const pay: PageButton = { act: 'settle', label: 'Bayar', isMain: true }
const deny: PageButton = { act: 'deny', label: 'Tolak' }
const expire: PageButton = { act: 'expire', label: 'Buat kedaluwarsa' }
const takeBack: PageButton = { act: 'deny', label: 'Bank menarik kembali' }

/** Actions available on the page now: payment methods and buttons. */
export function buttonsOf(payment: Transaction): {
  ways: { name: string; title: string }[]
  buttons: PageButton[]
} {
  const { status, channel } = payment
  // After a denial the customer may try another method.
  if (status === 'created' || status === 'deny')
    return { ways: payment.settledAt ? [] : waysOf(payment), buttons: [] }
  if (status === 'pending') {
    if (channel !== 'credit_card') return { ways: [], buttons: [pay, deny, expire] }
    const [accept, review]: PageButton[] = [
      { act: 'capture', label: 'Bayar', isMain: true },
      { act: 'challenge', label: 'Tahan untuk ditinjau' },
    ]
    return { ways: [], buttons: [accept!, review!, deny, expire] }
  }
  if (status === 'capture')
    return { ways: [], buttons: [{ act: 'settle', label: 'Selesaikan pembayaran' }, deny] }
  const canTakeBack = status === 'settlement' && channelKinds[channel ?? '']?.isReversible
  return { ways: [], buttons: canTakeBack ? [takeBack] : [] }
}

const waysOf = ({ channels }: Transaction) =>
  channels.map((name) => ({ name, title: channelKinds[name]?.title ?? name }))
