import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Moment } from '#src/features/giving/local-moment.tsx'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { isOver } from '#src/features/giving/state-words.ts'
import { takePayNext } from '#src/features/giving/stored-orders.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Ring } from '#src/ui/spinner.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { fileInLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

/** Actions for the current status: pay, give again, view the receipt, or cancel. */
export function NextSteps({ order, onPaid }: { order: OrderWire; onPaid: () => void }) {
  const { status, receipt } = order
  return (
    <div className="grid gap-4">
      {receipt && <ReceiptLine receipt={receipt} orderId={order.order_id} />}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {order.is_payable && order.redirect_url && <PayButton order={order} onClosed={onPaid} />}
        {isOver(status) && !order.is_payable && !(status === 'cancelled' && order.transfer) && (
          <ButtonLink to={paths.donate} variant="orange" reloadDocument>
            {status === 'reversed' ? words.giveAgain : words.tryAgain}
          </ButtonLink>
        )}
        {order.can_cancel && <CancelButton />}
        {status === 'partially_refunded' && (
          <ButtonLink to={paths.home} variant="outline">
            {words.toHome}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function CancelButton() {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="batal" />
      <Button type="submit" variant="link" busy={isBusy} busyLabel={words.cancelling}>
        {words.cancelGift}
      </Button>
    </Form>
  )
}

type ReceiptLineProps = { receipt: NonNullable<OrderWire['receipt']>; orderId: string }

function ReceiptLine({ receipt, orderId }: ReceiptLineProps) {
  const { number, code, status, provisional_until } = receipt
  return (
    <section aria-labelledby="kuitansi" className="rounded-panel border bg-paper p-5 md:p-6.5">
      <h2 id="kuitansi" className="text-base font-normal text-muted">
        {words.receiptNumber}
      </h2>
      <p className="text-[1.75rem] leading-tight font-light tracking-tight break-words tabular-nums md:text-[2.25rem]">
        {number}
      </p>
      <p className="mt-2">
        {status === 'void' ? (
          <span className="flex items-center gap-2 font-semibold text-bad">
            <Icon name="circle-alert" />
            {words.noLongerValid}
          </span>
        ) : (
          <span className="flex flex-wrap gap-x-5">
            <a
              href={fileInLanguage(furtherPaths.receiptFile(orderId))}
              className="link inline-flex min-h-11 items-center"
            >
              {words.downloadReceipt}
            </a>
            <Link to={furtherPaths.receipt(code)} className="link inline-flex min-h-11 items-center">
              {words.checkReceipt}
            </Link>
          </span>
        )}
      </p>
      {status === 'valid' && provisional_until && (
        <div className="mt-3">
          <Notice tone="info">
            {words.provisionalBefore} <Moment at={provisional_until} />
            {words.provisionalAfter}
          </Notice>
        </div>
      )}
    </section>
  )
}

type PayButtonProps = { order: OrderWire; onClosed: () => void }

/**
 * Button to the payment: in a window over this page, or on the gateway's own page without script or if the window
 * fails.
 */
function PayButton({ order, onClosed }: PayButtonProps) {
  const { order_id, redirect_url, snap_js: script, client_key: clientKey, token } = order
  const [isOpening, setOpening] = useState(false)
  const left = useRef<AbortController>(null)
  // Once it is paid, or the donor went on, the window has nothing more to say.
  useEffect(() => () => left.current?.abort(), [])
  const pay = useCallback(async () => {
    if (!script || !clientKey || !token) return window.location.assign(redirect_url!)
    setOpening(true)
    try {
      const { payInWindow } = await import('./pay-in-window.ts')
      left.current = new AbortController()
      await payInWindow({ script, clientKey, token, signal: left.current.signal })
      setOpening(false)
      onClosed()
    } catch {
      window.location.assign(redirect_url!)
    }
  }, [script, clientKey, token, redirect_url, onClosed])
  useEffect(() => {
    if (takePayNext(order_id)) void pay()
  }, [order_id, pay])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    if (!isOpening) void pay()
  }
  return (
    <ButtonLink to={redirect_url!} reloadDocument variant="orange" onClick={open} aria-disabled={isOpening}>
      {isOpening && <Ring />}
      {isOpening ? words.openingPayment : order.instructions ? words.openPaymentPage : words.continuePaying}
    </ButtonLink>
  )
}
