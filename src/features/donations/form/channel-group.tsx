import type { ReactNode } from 'react'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { ChannelWire } from '#src/features/giving/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ChoiceRow, ChoiceWords } from './choice-row.tsx'
import { question, RadioGroup } from './radio-group.tsx'
import type { Offer } from './use-channels.ts'
import * as words from './words.id.ts'

type ChannelGroupProps = {
  offer: Offer
  chosen: string
  /** Channel chosen by now. */
  current: string
  error: string | undefined
  /** Chosen channel that is not available for this amount any more. */
  lost: string | null
  onRetry: () => void
}

type Group = { title: string; ids: readonly ChannelWire['id'][]; note?: string }

/** The five ways to pay; one with several channels unfolds them. */
const groups: readonly Group[] = [
  { title: 'QRIS', ids: ['qris'], note: words.allBanks },
  {
    title: words.virtualAccount,
    ids: ['bca_va', 'bni_va', 'bri_va', 'mandiri_bill', 'permata_va', 'cimb_va'],
    note: words.banks,
  },
  {
    title: words.wallet,
    ids: ['gopay', 'shopeepay', 'dana', 'ovo'],
    note: words.wallets,
  },
  { title: words.card, ids: ['credit_card'], note: words.cardNote },
  { title: words.shop, ids: ['alfamart', 'indomaret'], note: words.shops },
]

/**
 * Payment channels: chosen now, or on the payment page. Without script only there, as the list depends on the amount.
 */
export function ChannelGroup({ offer, chosen, current, error, lost, onRetry }: ChannelGroupProps) {
  const isClosed = offer.rows?.every(({ available }) => !available) ?? false
  if (isClosed) return <Closed reason={offer.rows?.[0]?.reason ?? null} />
  return (
    <div className="relative">
      {/* Beside the question, so that the layout does not shift under a finger. */}
      <p role="status" className="absolute right-0.5 mt-1 text-note text-muted">
        {offer.isSlow && words.counting}
      </p>
      <RadioGroup id="channel" title={words.howToPay} error={error}>
        <div className="border-t" aria-busy={offer.isAsking}>
          {offer.rows && (
            <div className="[@media(scripting:none)]:hidden">
              {groups.map((group) => (
                <ChannelRows
                  key={group.title}
                  group={group}
                  rows={offer.rows!}
                  chosen={chosen}
                  current={current}
                />
              ))}
            </div>
          )}
          <ChoiceRow
            name="channel"
            value=""
            title={words.chooseLater}
            note={words.everyWay}
            defaultChecked={chosen === ''}
          />
        </div>
      </RadioGroup>
      <div role="status" className="mt-2.5 text-note text-muted empty:hidden">
        {lost && words.wayLost(lost)}
      </div>
      {offer.hasFailed && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="alert" className="text-note text-warn">
            {words.waysFailed}
          </p>
          <Button size={44} variant="outline" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

type ChannelRowsProps = Pick<ChannelGroupProps, 'chosen' | 'current'> & {
  group: Group
  rows: readonly ChannelWire[]
}

/** A way to pay: one channel as a row, several below a row that unfolds. */
function ChannelRows({ group: { title, ids, note }, rows, chosen, current }: ChannelRowsProps) {
  const offered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const choice = (row: ChannelWire, named: { title: string; note: ReactNode }) => (
    <ChoiceRow
      key={row.id}
      name="channel"
      value={row.id}
      {...named}
      aside={row.available && feeWords([row])}
      disabled={!row.available}
      defaultChecked={chosen === row.id}
    />
  )
  const [only, second] = offered
  if (!only) return null
  if (!second) return choice(only, { title, note: reasonOf(only) ?? note })
  return (
    <details open={ids.some((id) => id === current)} className="group/way">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 border-b px-3 py-3 -outline-offset-3">
        <Icon name="chevron-down" className="size-6 flex-none group-open/way:rotate-180" />
        <ChoiceWords
          title={title}
          note={note}
          aside={feeWords(offered.filter(({ available }) => available))}
        />
      </summary>
      <div className="pl-6">
        {offered.map((row) => choice(row, { title: row.title, note: reasonOf(row) }))}
      </div>
    </details>
  )
}

/** Notice without an available channel: the next page shows the bank account. */
function Closed({ reason }: { reason: string | null }) {
  return (
    <section aria-labelledby="cara">
      <h2 id="cara" tabIndex={-1} className={question}>
        {words.howToPay}
      </h2>
      <div className="mt-4">
        <Notice tone="warn">
          {reason} {words.accountFollows}
        </Notice>
      </div>
    </section>
  )
}

/** Reason or note of a channel, without the title that stands above it. */
function reasonOf({ title, reason, note }: ChannelWire): string | undefined {
  const text = reason === null ? note : words.untitled(reason, title)
  return text?.replace(/(?<=Rp) /g, '\u00a0')
}

/** Fee of one channel, or the least of several. */
function feeWords(rows: readonly ChannelWire[]): string | undefined {
  if (rows.length === 0) return undefined
  const fees = rows.map(({ fee }) => fee)
  const least = Math.min(...fees)
  const isSame = least === Math.max(...fees)
  if (least === 0) return isSame ? words.free : words.fromFree
  return isSame ? words.feeOf(formatRupiah(least)) : words.feeFrom(formatRupiah(least))
}
