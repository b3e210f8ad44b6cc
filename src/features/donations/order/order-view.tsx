import { type MouseEvent, useEffect } from 'react'
import { pageClient } from '#src/browser/page-client.ts'
import { Moment } from '#src/features/giving/local-moment.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { isWaiting, stateWords } from '#src/features/giving/state-words.ts'
import { storeOrderToken } from '#src/features/giving/stored-orders.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { readAndClearHash } from '#src/ui/read-and-clear-hash.ts'
import { paths } from '#src/urls/paths.ts'
import { BankTransfer } from '../bank-transfer.tsx'
import { forgetDraft } from '../form/draft.ts'
import type { openOrder } from '../my-donations/api.ts'
import type { Around } from './around.ts'
import { Instructions } from './instructions.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderEnded } from './order-ended.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderMissing } from './order-missing.tsx'
import { Thanks } from './thanks.tsx'
import { useOrder } from './use-order.ts'
import * as words from './words.id.ts'

/** Stores a guest's token in the browser's cookie, as after giving: links to the receipt do not carry it. */
const storeOrderAccess = (orderId: string, token: string) =>
  pageClient()<typeof openOrder>('POST /payment/{order_id}/access', {
    params: { order_id: orderId },
    body: { token },
    session: true,
  })

export type OrderStart = {
  orderId: string
  order: OrderWire | null
  /** Null where the server could not show the order. */
  around: Around | null
  /** True for a server error, not an unknown order. */
  isAway: boolean
  /** Unknown, or needs a login or the token from its mail. */
  isLocked: boolean
  /** True for a guest's link mailed more than a year ago. */
  hasEnded: boolean
}

/** Page of one gift, from order to receipt. Its status comes from our server only. */
export function OrderView({ start, answer }: { start: OrderStart; answer: FormAnswer | undefined }) {
  const { orderId } = start
  const { order, askAgain, ...asking } = useOrder(orderId, start.order)
  useEffect(() => {
    const token = readAndClearHash()
    if (!token) return
    storeOrderToken(orderId, token)
    void storeOrderAccess(orderId, token).then(askAgain)
  }, [orderId, askAgain])
  const isPaid = order?.status === 'paid'
  useEffect(() => {
    if (isPaid) forgetDraft()
  }, [isPaid])
  if (!order && start.hasEnded) return <OrderEnded orderId={orderId} />
  if (!order) return <OrderMissing {...start} isAsking={asking.isAsking} answer={answer} onRetry={askAgain} />
  const { title, lead } = wordsOf(order)
  return (
    <div data-quiet className="wrap pb-14 md:pb-20">
      <Head title={title} />
      <header className="max-w-3xl pt-5 md:pt-11">
        <p className="text-note text-muted">{words.gift}</p>
        <h1 className="mt-1 text-article">{title}</h1>
        <p className="mt-3.5 text-lead text-soft">{lead}</p>
      </header>
      <p role="status" className="sr-only">
        {title}
      </p>
      <div className="mt-7 grid gap-10 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-11 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16">
        <div className="grid content-start gap-7">
          <Simulation environment={order.environment} isQuiet={isPaid} />
          {answer && <Notice tone="bad">{words.changeFailed}</Notice>}
          {order.transfer && isWaiting(order.status) && <TransferTo transfer={order.transfer} />}
          {order.instructions && order.is_payable && (
            <Instructions
              instructions={order.instructions}
              amount={order.amount}
              expiresAt={order.expires_at}
            />
          )}
          <NextSteps order={order} onPaid={askAgain} />
          {isPaid ? (
            <Thanks order={order} around={start.around} />
          ) : (
            <Watching orderId={orderId} {...asking} isWaiting={isWaiting(order.status)} onAsk={askAgain} />
          )}
        </div>
        <OrderFacts order={order} />
      </div>
    </div>
  )
}

function wordsOf(order: OrderWire) {
  const state = stateWords[order.status]
  if (order.transfer && isWaiting(order.status))
    return {
      title: words.waitingForTransfer,
      lead: words.transferExactly,
    }
  if (order.transfer && order.status === 'cancelled') return { ...state, lead: words.transferCancelled }
  if (order.status === 'expired' && order.is_payable) return { ...state, lead: words.wayClosed }
  if (order.status === 'pending' && order.instructions === null)
    return { ...state, lead: words.chooseBelow(state.lead) }
  return state
}

type WatchingProps = {
  orderId: string
  isWaiting: boolean
  isAsking: boolean
  hasFailed: boolean
  isWatching: boolean
  onAsk: () => Promise<void> | undefined
}

/** Polling state, and a button to check now: without script a reload of the page. */
function Watching({ orderId, isWaiting, isAsking, hasFailed, isWatching, onAsk }: WatchingProps) {
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    void onAsk()
  }
  const progress = hasFailed
    ? words.connectionLost
    : isWatching
      ? words.checksItself
      : isWaiting
        ? words.checksEnded
        : words.anyChange
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t pt-5">
      <ButtonLink to={paths.donation(orderId)} reloadDocument onClick={ask} variant="outline">
        <Icon name="rotate-cw" className={isAsking ? 'spin' : ''} />
        {words.checkAgain}
      </ButtonLink>
      <p
        role="status"
        className="min-w-0 flex-1 basis-60 text-note text-muted [@media(scripting:none)]:hidden"
      >
        {progress}
      </p>
    </div>
  )
}

/** Bank account and exact sum: its last three digits identify the gift. */
function TransferTo({ transfer }: { transfer: NonNullable<OrderWire['transfer']> }) {
  const { bank, account, holder, amount_with_code: amount, expires_at } = transfer
  const text = formatRupiah(amount)
  return (
    <section aria-labelledby="transfer" className="grid gap-6 rounded-panel border bg-paper p-5 md:p-6.5">
      <div>
        <h2 id="transfer" className="text-card">
          {words.sumToSend}
        </h2>
        <p className="mt-2 text-[2rem] leading-tight font-light tracking-tight tabular-nums md:text-[2.5rem]">
          {text.slice(0, -3)}
          <strong className="font-semibold">{text.slice(-3)}</strong>
        </p>
        <p className="mt-1 text-note text-muted">
          {words.lastDigitsBefore} <Moment at={expires_at} />.
        </p>
        <div className="mt-3 max-w-80">
          <CopyButton text={String(amount)} label={words.copySum} />
        </div>
      </div>
      <div className="border-t pt-5">
        <BankTransfer to={{ bank, account, holder }} />
      </div>
    </section>
  )
}
