import { useLoaderData } from 'react-router'
import { designationChoices } from '#src/features/giving/designations.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { listRegions } from '#src/features/regions/api.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskListing } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatShortDate } from '#src/ui/format.ts'
import { Head } from '#src/ui/head.tsx'
import { type PageArgs, page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listChoices, listDisbursements } from './api.ts'
import type { DisbursementWire } from './schema.ts'
import { disbursementStatusWords } from './status-words.ts'
import { disbursementStatuses } from './statuses.ts'
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.disbursements,
  noun: words.noun,
  search: words.searchDisbursements,
  filters: [
    {
      name: 'status',
      label: words.state,
      options: disbursementStatuses.map((value) => ({ value, label: disbursementStatusWords[value] })),
    },
    { name: 'designation', label: words.designation, options: designationChoices },
    { name: 'region', label: words.region },
    { name: 'institution', label: words.receivingInstitution, entity: 'participant' },
    { name: 'campaign', label: words.campaign },
    { name: 'from', label: words.fromDate, type: 'date' },
    { name: 'to', label: words.toDate, type: 'date' },
  ],
  csv: deskPaths.exportDisbursements,
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listDisbursements>('GET /desk/disbursements', { session: true, query }),
    loadChoices(args),
  ),
)

async function loadChoices({ api }: PageArgs) {
  const [regions, choices] = await Promise.all([
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
    api<typeof listChoices>('GET /desk/disbursements/choices', { session: true }),
  ])
  return {
    choices: {
      region: (regions.success ? regions.data : []).map(choiceOf),
      // Only a campaign with a fund can have entries.
      campaign: (choices.success ? choices.data.funds : [])
        .filter(({ designation }) => designation.type === 'campaign')
        .map(({ designation: { id, title } }) => choiceOf({ id: id!, title })),
    },
  }
}
const choiceOf = ({ id, title }: { id: number; title: string }) => ({ value: String(id), label: title })

const columns: readonly Column<DisbursementWire>[] = [
  {
    title: words.date,
    name: 'tanggal',
    from: 'md',
    cell: ({ paid_on }) => <time dateTime={paid_on}>{formatShortDate(new Date(paid_on))}</time>,
  },
  {
    title: words.receiver,
    cell: ({ id, receiver, note }) => (
      <>
        <RowLink to={deskPaths.disbursement(id)}>
          <bdi>{receiver.name}</bdi>
        </RowLink>
        <span className="line-clamp-2 text-sm text-muted">{note}</span>
      </>
    ),
  },
  {
    title: words.fromGiftsFor,
    name: 'tujuan',
    from: 'lg',
    cell: ({ designation }) => targetWords(designation),
  },
  { title: words.proof, name: 'bukti', from: 'lg', cell: ({ proof }) => proofWords(proof), small: null },
  { title: words.state, name: 'keadaan', from: 'sm', cell: ({ status }) => disbursementStatusWords[status] },
  {
    title: words.amount,
    isFigure: true,
    cell: ({ amount, reverses }) => `${reverses === null ? '' : '−'}${formatRupiah(amount)}`,
  },
]

const proofWords = (proof: DisbursementWire['proof']) =>
  proof
    ? proof.is_deleted
      ? words.deletedProof
      : proof.is_public
        ? words.publicProof
        : words.internalProof
    : words.noneYet

/** Tabs of the pages about money that was passed on. */
export const DisbursementTabs = ({ current }: { current: string }) => (
  <div className="mt-5">
    <Tabs
      label={words.view}
      items={[
        { to: deskPaths.disbursements, label: words.list, isCurrent: current === deskPaths.disbursements },
        { to: deskPaths.funds, label: words.balances, isCurrent: current === deskPaths.funds },
      ]}
    />
  </div>
)

export const RecordLink = () => (
  <ButtonLink to={deskPaths.newDisbursement} size={44}>
    {words.enterDisbursement}
  </ButtonLink>
)

/** List of disbursements at the desk. */
export function Component() {
  const { choices, loaded } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={words.disbursements} />
      <DeskHeading title={words.disbursements} lead={words.disbursementsLead} acts={<RecordLink />} />
      <DisbursementTabs current={deskPaths.disbursements} />
      <DeskListing
        plan={plan}
        loaded={loaded}
        choices={choices}
        formats={['csv', 'xlsx']}
        columns={columns}
        keyOf={({ id }) => id}
        caption={words.disbursementsCaption}
        nothing={words.disbursementsEmpty}
      />
    </>
  )
}
