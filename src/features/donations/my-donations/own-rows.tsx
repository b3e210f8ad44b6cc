import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { DonationRowWire } from '#src/features/giving/schema.ts'
import { StateTag } from '#src/features/giving/state-tag.tsx'
import { targetWords } from '#src/features/giving/target-words.ts'
import { formatShortDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { fileInLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

const cell = 'border-b py-3.5 align-top not-last:pr-4'
const head = 'border-b-2 border-ink py-2.5 text-left text-note font-medium text-muted not-last:pr-4'

/** Table of gifts; on a phone status and receipt are below the designation. */
export function OwnRows({ rows }: { rows: readonly DonationRowWire[] }) {
  return (
    <table className="mt-6 w-full border-separate border-spacing-0">
      <caption className="sr-only">{words.newestFirst}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {words.date}
          </th>
          <th scope="col" className={head}>
            {words.givenFor}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {words.receipt}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {words.state}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.order_id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: DonationRowWire }) {
  const day = <time dateTime={row.created_at}>{formatShortDate(row.created_at)}</time>
  return (
    <tr>
      <td className={`${cell} whitespace-nowrap text-note max-sm:hidden`}>{day}</td>
      <td className={`${cell} min-w-0`}>
        <Link
          to={paths.donation(row.order_id)}
          className="link -mt-2.5 inline-flex min-h-11 items-center py-2.5 break-words"
        >
          {targetWords(row.designation)}
        </Link>
        {row.is_monthly && <span className="block text-sm text-muted">{words.monthlyGift}</span>}
        {row.is_anonymous && <span className="block text-sm text-muted">{words.unnamed}</span>}
        <div className="grid justify-items-start gap-1.5 md:hidden">
          <span className="text-sm text-muted sm:hidden">{day}</span>
          <StateTag status={row.status} />
          <Receipt row={row} />
        </div>
      </td>
      <td className={`${cell} max-md:hidden`}>
        <Receipt row={row} />
      </td>
      <td className={`${cell} max-md:hidden`}>
        <StateTag status={row.status} />
      </td>
      <td className={`${cell} text-right whitespace-nowrap`}>
        {formatRupiah(row.amount)}
        {row.refunded_amount > 0 && (
          <span className="block text-sm text-muted">
            {words.refunded(formatRupiah(row.refunded_amount))}
          </span>
        )}
      </td>
    </tr>
  )
}

function Receipt({ row: { receipt, is_payable, order_id } }: { row: DonationRowWire }) {
  if (receipt)
    return (
      <span className="-my-2.5 inline-flex flex-wrap items-center gap-x-4 text-note">
        <Link
          to={furtherPaths.receipt(receipt.code)}
          className="link inline-flex min-h-11 items-center tabular-nums"
        >
          {receipt.number}
          {receipt.status === 'void' && words.isVoid}
        </Link>
        <a
          href={fileInLanguage(furtherPaths.receiptFile(order_id))}
          aria-label={words.downloadReceipt(receipt.number)}
          className="link inline-flex min-h-11 items-center"
        >
          {words.pdf}
        </a>
      </span>
    )
  if (is_payable)
    return (
      <Link
        to={paths.donation(order_id)}
        reloadDocument
        className="link -my-2.5 inline-flex min-h-11 items-center text-note font-semibold"
      >
        {words.continuePaying}
      </Link>
    )
  return <span className="text-note text-muted max-md:hidden">{words.noReceipt}</span>
}
