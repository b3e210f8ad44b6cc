import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { ChannelWire } from '#src/features/giving/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { LAST, STEP, type Step } from './steps.ts'
import type { Gift } from './use-gift.ts'
import * as words from './words.id.ts'

const LATE_MS = 6_000

/** Turns true once something has been going on for six seconds: long enough to say so. */
function useLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(setLate, LATE_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPending])
  return isPending && isLate
}

type SummaryProps = { step: Step; gift: Gift; channel: ChannelWire | undefined; isClosed: boolean }

const totalOf = (gift: Gift, channel: ChannelWire | undefined) =>
  gift.amount === null ? null : gift.amount + (gift.coversFee && channel ? channel.fee : 0)

const sumWords = (total: number | null) => (total === null ? words.noSum : formatRupiah(total))

/** Total to pay and the way to the next step; the most prominent part of the page. A phone has `SumBar` instead. */
export function Summary(props: SummaryProps) {
  const { step, gift, channel, isClosed } = props
  const total = totalOf(gift, channel)
  return (
    <section
      aria-labelledby="ringkasan"
      className="border-t-2 border-ink pt-4 max-md:hidden [@media(scripting:none)]:hidden"
    >
      <h2 id="ringkasan" className="text-base font-normal text-muted">
        {gift.isMonthly ? words.yourGiftMonthly : words.yourGiftOnce}
      </h2>
      <output className="block text-[2.5rem] leading-tight font-light tracking-tight wrap-anywhere figures">
        {sumWords(total)}
      </output>
      <dl className="mt-3 border-t text-note">
        <Row name={words.givenFor}>{gift.target || words.notChosen}</Row>
        {gift.coversFee && channel && (
          <Row name={words.gift}>{gift.amount === null ? words.notChosen : formatRupiah(gift.amount)}</Row>
        )}
        {gift.coversFee && channel && (
          <Row name={words.feeOfWay(channel.title)}>{formatRupiah(channel.fee)}</Row>
        )}
        {step === LAST && (
          <Row name={words.wayToPay}>
            {isClosed ? words.bankTransfer : channel ? channel.title : words.chosenLater}
          </Row>
        )}
      </dl>
      <div className="mt-4">
        <NextButton {...props} total={total} isWide />
      </div>
    </section>
  )
}

/** Sum, designation and next step at the bottom of a phone. The bottom bar gives way to it (`inside.css`). */
export function SumBar(props: SummaryProps) {
  const { gift, channel } = props
  const total = totalOf(gift, channel)
  return (
    <div
      data-sum-bar
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden [@media(scripting:none)]:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
        <p className="min-w-0 flex-1 basis-28 leading-tight">
          <span className="block font-semibold figures">
            {sumWords(total)}
            {gift.isMonthly && words.perMonth}
          </span>
          <span className="mt-0.5 line-clamp-3 text-xs text-muted wrap-anywhere">
            {gift.target || words.purposeNotChosen}
          </span>
        </p>
        <NextButton {...props} total={total} />
      </div>
    </div>
  )
}

type NextButtonProps = Pick<SummaryProps, 'step' | 'isClosed'> & { total: number | null; isWide?: boolean }

/** Button to the next step; before script runs it asks the server for that step. On the last step it sends the gift. */
function NextButton({ step, isClosed, total, isWide = false }: NextButtonProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const size = isWide ? 48 : 44
  if (step !== LAST)
    return (
      <Button type="submit" name={STEP} value={step + 1} variant="orange" size={size} wide={isWide}>
        {step === 1 ? words.enterDetails : words.choosePayment}
      </Button>
    )
  const sum = isWide && total !== null ? words.continueWith(formatRupiah(total)) : words.continuePaying
  return (
    <Button
      type="submit"
      variant="orange"
      size={size}
      wide={isWide}
      busy={isBusy}
      busyLabel={isWide ? words.preparing : words.oneMoment}
    >
      {isClosed ? words.continueToAccount : sum}
    </Button>
  )
}

/** Button of the whole form where no script runs: it cannot know the sum that was chosen. */
export const SendButton = () => (
  <div className="hidden [@media(scripting:none)]:block">
    <Button type="submit" variant="orange" wide>
      {words.continueToPayment}
    </Button>
  </div>
)

/** Assurance that nothing is paid yet, or that the answer takes long. */
export function SendingNote() {
  const isLate = useLate(useNavigation().formMethod === 'POST')
  return (
    <p role="status" className="mt-3 text-sm text-muted">
      {isLate ? words.isLate : words.notPaidYet}
    </p>
  )
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-b py-2.5">
      <dt className="flex-none text-muted">{name}</dt>
      <dd className="min-w-0 text-right font-semibold wrap-anywhere figures">{children}</dd>
    </div>
  )
}
