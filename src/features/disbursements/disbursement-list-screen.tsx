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
import { disbursementStatuses, disbursementStatusWords } from './words.ts'

const plan: ListPlan = {
  path: deskPaths.disbursements,
  noun: 'penerusan',
  search: 'Penerima, keterangan, atau jumlah',
  filters: [
    {
      name: 'status',
      label: 'Keadaan',
      options: disbursementStatuses.map((value) => ({ value, label: disbursementStatusWords[value] })),
    },
    { name: 'designation', label: 'Tujuan', options: designationChoices },
    { name: 'region', label: 'Region' },
    { name: 'institution', label: 'Lembaga penerima', entity: 'participant' },
    { name: 'campaign', label: 'Kampanye' },
    { name: 'from', label: 'Dari tanggal', type: 'date' },
    { name: 'to', label: 'Sampai tanggal', type: 'date' },
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
    title: 'Tanggal',
    name: 'tanggal',
    from: 'md',
    cell: ({ paid_on }) => <time dateTime={paid_on}>{formatShortDate(new Date(paid_on))}</time>,
  },
  {
    title: 'Penerima',
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
    title: 'Dari donasi untuk',
    name: 'tujuan',
    from: 'lg',
    cell: ({ designation }) => targetWords(designation),
  },
  { title: 'Bukti', name: 'bukti', from: 'lg', cell: ({ proof }) => proofWords(proof), small: null },
  { title: 'Keadaan', name: 'keadaan', from: 'sm', cell: ({ status }) => disbursementStatusWords[status] },
  {
    title: 'Jumlah',
    isFigure: true,
    cell: ({ amount, reverses }) => `${reverses === null ? '' : '−'}${formatRupiah(amount)}`,
  },
]

const proofWords = (proof: DisbursementWire['proof']) =>
  proof ? (proof.is_deleted ? 'dihapus' : proof.is_public ? 'terbuka' : 'intern') : 'belum ada'

/** Tabs of the pages about money that was passed on. */
export const DisbursementTabs = ({ current }: { current: string }) => (
  <div className="mt-5">
    <Tabs
      label="Cara melihat"
      items={[
        { to: deskPaths.disbursements, label: 'Daftar', isCurrent: current === deskPaths.disbursements },
        { to: deskPaths.funds, label: 'Saldo tiap tujuan', isCurrent: current === deskPaths.funds },
      ]}
    />
  </div>
)

export const RecordLink = () => (
  <ButtonLink to={deskPaths.newDisbursement} size={44}>
    Catat penerusan
  </ButtonLink>
)

/** List of disbursements at the desk. */
export function Component() {
  const { choices, loaded } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title="Penerusan" />
      <DeskHeading
        title="Penerusan"
        lead="Uang donasi yang diteruskan kepada lembaga dan pihak lain, dengan buktinya. Yang keliru dibatalkan dengan catatan balik."
        acts={<RecordLink />}
      />
      <DisbursementTabs current={deskPaths.disbursements} />
      <DeskListing
        plan={plan}
        loaded={loaded}
        choices={choices}
        formats={['csv', 'xlsx']}
        columns={columns}
        keyOf={({ id }) => id}
        caption="Penerusan, tanggal terbaru di atas"
        nothing="Belum ada uang yang diteruskan."
      />
    </>
  )
}
