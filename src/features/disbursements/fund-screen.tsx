import { useLoaderData } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskListing } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listFunds } from './api.ts'
import { DisbursementTabs, RecordLink } from './disbursement-list-screen.tsx'
import type { FundWire } from './schema.ts'
import * as words from './words.id.ts'

const plan: ListPlan = { path: deskPaths.funds, noun: words.purposeNoun }

export const loader = page(async (args) =>
  loadList(args, plan, (query) =>
    args.api<typeof listFunds>('GET /desk/disbursements/funds', { session: true, query }),
  ),
)

const columns: readonly Column<FundWire>[] = [
  { title: words.designation, cell: ({ designation }) => targetWords(designation) },
  sum(words.received, ({ received }) => received),
  sum(words.fees, ({ fees }) => fees),
  sum(words.refunded, ({ refunded }) => refunded),
  sum(words.passedOn, ({ passed_on }) => passed_on),
  {
    title: words.balance,
    isFigure: true,
    cell: ({ balance }) => (
      <strong className={balance < 0 ? 'text-bad' : ''}>
        {formatRupiah(balance)}
        {balance < 0 && <span className="block text-sm font-normal">{words.negative}</span>}
      </strong>
    ),
  },
]

function sum(title: string, of: (fund: FundWire) => number): Column<FundWire> {
  return {
    title,
    isFigure: true,
    from: 'md',
    cell: (fund) => formatRupiah(of(fund)),
    small: (fund) => `${title} ${formatRupiah(of(fund))}`,
  }
}

/** Balance of each designation, negative ones first. */
export function Component() {
  const { loaded } = useLoaderData<typeof loader>()
  const minus = loaded.rows?.some(({ balance }) => balance < 0)
  return (
    <>
      <Head title={words.balances} />
      <DeskHeading title={words.disbursements} lead={words.balancesLead} acts={<RecordLink />} />
      <DisbursementTabs current={deskPaths.funds} />
      {minus && (
        <div className="mt-5">
          <Notice tone="warn">{words.someNegative}</Notice>
        </div>
      )}
      <DeskListing
        plan={plan}
        loaded={loaded}
        columns={columns}
        keyOf={({ designation }) => `${designation.type} ${designation.id}`}
        caption={words.balancesCaption}
        nothing={words.noGiftsYet}
      />
    </>
  )
}
