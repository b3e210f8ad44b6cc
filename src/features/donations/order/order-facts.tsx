import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Moment } from '#src/features/giving/local-moment.tsx'
import { orderNumber } from '#src/features/giving/order-number.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Cover } from '#src/ui/cover.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

const cloth = { src: paths.cover('kunyit', 6, 860, 96), width: 860, height: 96 }

/** Amount, designation and status of a gift. */
export function OrderFacts({ order }: { order: OrderWire }) {
  return (
    <section aria-labelledby="donasi" className="self-start overflow-hidden rounded-panel border bg-paper">
      <Cover image={cloth} eager className="h-24 w-full" />
      <div className="p-5 md:p-6.5">
        <h2 id="donasi" className="text-base font-normal text-muted">
          {words.yourGift}
        </h2>
        <p className="text-[2.5rem] leading-tight font-light tracking-tight tabular-nums">
          {formatRupiah(order.amount)}
        </p>
        <dl className="mt-3 border-t text-note">
          {order.fee_amount > 0 && <Row name={words.gift}>{formatRupiah(order.gift_amount)}</Row>}
          {order.fee_amount > 0 && <Row name={words.transactionFee}>{formatRupiah(order.fee_amount)}</Row>}
          {order.imposed_fee > 0 && order.paid_at && (
            <Row name={words.gatewayFee}>{words.onTopOfGift(formatRupiah(order.imposed_fee))}</Row>
          )}
          {order.refunded_amount > 0 && (
            <Row name={words.refunded}>{formatRupiah(order.refunded_amount)}</Row>
          )}
          <Row name={words.givenFor}>{targetWords(order.designation)}</Row>
          {order.is_monthly && <Row name={words.kind}>{words.monthlyGift}</Row>}
          {order.channel_title && <Row name={words.wayToPay}>{order.channel_title}</Row>}
          <Row name={words.from}>
            <bdi>{order.donor.name}</bdi>
            {order.is_anonymous && <span className="block font-normal">{words.nameHidden}</span>}
            <HideButton intent="nama" isHidden={order.is_anonymous}>
              {order.is_anonymous ? words.showName : words.hideName}
            </HideButton>
          </Row>
          {order.designation.type === 'campaign' && (isReceived(order) || isAwaited(order)) && (
            <Row name={words.listOfDonors}>
              {order.show_name && isAwaited(order) && words.oncePaid}
              {listedWords(order)}
              {!order.is_name_barred && (
                <HideButton intent="daftar" isHidden={!order.show_name}>
                  {order.show_name ? words.removeMe : words.addMe}
                </HideButton>
              )}
            </Row>
          )}
          <Row name={words.createdAt}>
            <Moment at={order.created_at} />
          </Row>
          {order.is_payable && (
            <Row name={words.deadline}>
              <Moment at={order.transfer?.expires_at ?? order.expires_at} />
            </Row>
          )}
          {order.paid_at && (
            <Row name={words.paidAt}>
              <Moment at={order.paid_at} />
            </Row>
          )}
        </dl>
        <p className="mt-3 text-sm text-muted figures">{words.orderNumber(orderNumber(order.order_id))}</p>
      </div>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b py-2.5">
      <dt className="flex-none text-muted">{name}</dt>
      <dd className="min-w-0 text-right font-semibold break-words tabular-nums">{children}</dd>
    </div>
  )
}

const isReceived = ({ status }: OrderWire) => status === 'paid' || status === 'partially_refunded'
/** True for a gift that may still be paid, or whose payment the bank looks at. */
const isAwaited = ({ status, is_payable }: OrderWire) => is_payable || status === 'review'

function listedWords({ show_name, is_anonymous, is_name_barred }: OrderWire) {
  if (is_name_barred) return words.removedByUs
  if (!show_name) return words.notListed
  return is_anonymous ? words.listedUnnamed : words.listed
}

type HideProps = { intent: string; isHidden: boolean; children: ReactNode }

/** Button that hides the donor's name, or takes it out of the list of donors, or shows it again. */
function HideButton({ intent, isHidden, children }: HideProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="sembunyi" value={isHidden ? '' : '1'} />
      <button
        type={isBusy ? 'button' : 'submit'}
        aria-disabled={isBusy}
        className="link inline-flex min-h-11 items-center font-normal"
      >
        {children}
      </button>
    </Form>
  )
}
