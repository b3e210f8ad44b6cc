import type { Clock } from '../../clock.ts'
import { channelKinds } from './channels.ts'
import { type Notice, noticeOf } from './notice.ts'
import type { Notifier } from './notifier.ts'
import type { Payments } from './payments.ts'
import { acts, choose, refund, type Transaction } from './transaction.ts'

/** Time until a bank confirms a refund in the simulator. */
const BANK_MINUTES = 10

export type NotificationOptions = {
  /** Forged fields of the notification, signed like true ones. */
  lies?: Partial<Notice> | undefined
  hasWrongSignature?: boolean | undefined
  /** Number of identical notifications sent at once. */
  times?: number | undefined
  isSilent?: boolean | undefined
}

/** Changes payments and notifies the site, for buttons, API and timers. */
export function createDesk(parts: {
  payments: Payments
  notifier: Notifier
  clock: Clock
  serverKey: string
  /** Duration of a minute; null: banks confirm refunds only on request. */
  minuteMs: number | null
}) {
  const { payments, notifier, clock, serverKey, minuteMs } = parts

  async function tell(payment: Transaction, how: NotificationOptions) {
    if (how.isSilent || !payment.channel) return
    const notice = noticeOf(payment, serverKey, how.lies)
    if (how.hasWrongSignature) notice.signature_key = String(notice.signature_key).replace(/^./, flip)
    const url = payment.notificationUrl
    await Promise.all(Array.from({ length: how.times ?? 1 }, () => notifier.send(url, notice)))
  }

  async function chooseWay(payment: Transaction, channel: string, how: NotificationOptions = {}) {
    choose(payment, channel, clock.now())
    payments.note(payment)
    await tell(payment, how)
  }

  const desk = {
    choose: chooseWay,
    /** Applies an act to a payment; without a chosen payment method the first one offered is chosen silently. */
    async act(
      payment: Transaction,
      name: keyof typeof acts,
      how: NotificationOptions & { channel?: string } = {},
    ) {
      const channel = how.channel ?? payment.channel ?? payment.channels[0] ?? 'other_qris'
      if (payment.channel !== channel) await chooseWay(payment, channel, { isSilent: true })
      acts[name](payment, clock.now())
      await tell(payment, how)
    },
    /** Refunds and notifies; `confirmRefunds` notifies again when the bank has done it. */
    async refund(payment: Transaction, given: Parameters<typeof refund>[1], how: NotificationOptions = {}) {
      refund(payment, given, clock.now())
      await tell(payment, how)
    },
    async confirmRefunds(payment: Transaction, how: NotificationOptions = {}) {
      for (const given of payment.refunds) given.confirmedAt ??= clock.now()
      await tell(payment, how)
    },
    /** Confirms the refunds after a delay, with a second notification. */
    confirmLater(payment: Transaction) {
      if (minuteMs === null) return
      const timer = setTimeout(() => void desk.confirmRefunds(payment), BANK_MINUTES * minuteMs)
      timer.unref()
    },
    /** Expires overdue payments with a chosen payment method; a page without one expires silently. */
    async expireDue() {
      const now = clock.now()
      for (const payment of payments.all())
        if (payment.status === 'pending' && payment.expiresAt <= now) await desk.act(payment, 'expire')
    },
  }
  return desk
}

export type Desk = ReturnType<typeof createDesk>

export const isChannel = (name: string) => Object.hasOwn(channelKinds, name)

const flip = (digit: string) => (digit === '0' ? '1' : '0')
