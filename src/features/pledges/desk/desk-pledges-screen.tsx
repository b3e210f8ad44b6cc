import { data, useActionData, useLoaderData, useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Button } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { SentForm, statusOf } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { PledgeTag } from '../pledge-tag.tsx'
import { dateWords, pledgeWords } from '../pledge-words.ts'
import type { listDeskPledges, readPledgeTotals, revokeDeskPledgeLinks } from './api.ts'
import type { DeskPledgeTotalsWire, DeskPledgeWire } from './schema.ts'
import * as words from './words.id.ts'

function Donor({ row }: { row: DeskPledgeWire }) {
  return (
    <>
      <span className="font-semibold">
        <bdi>{row.donor_name ?? words.donorDeleted}</bdi>
      </span>
      <span className="block text-sm text-muted">
        {row.is_anonymous && words.anonymousBefore}
        {row.donor_email} {row.donor_email && (row.is_member ? words.ofMember : words.withoutAccount)}
      </span>
    </>
  )
}

const Next = ({ row }: { row: DeskPledgeWire }) =>
  row.next_on ? (
    <time dateTime={row.next_on}>{dateWords(row.next_on)}</time>
  ) : (
    <span className="text-muted">{words.none}</span>
  )

/** Button for a guest whose mail fell into other hands; members have no links. */
function RevokeLinks({ row }: { row: DeskPledgeWire }) {
  const isBusy = useNavigation().formData?.get('id') === String(row.id)
  if (row.is_member || !row.donor_email) return null
  return (
    <SentForm answer={undefined} className="grid justify-items-start">
      <input type="hidden" name="id" value={row.id} />
      <Button type="submit" size={44} variant="link" busy={isBusy} busyLabel={words.revoking}>
        {words.revokeLinks}
      </Button>
    </SentForm>
  )
}

const given = ({ gifts }: DeskPledgeWire) =>
  gifts.count ? words.timesAndSum(gifts.count, formatRupiah(gifts.total)) : words.noGiftsYet

const pledgeColumns: readonly Column<DeskPledgeWire>[] = [
  {
    title: words.created,
    name: 'dibuat',
    from: 'xl',
    cell: (row) => formatDate(row.created_at),
    small: null,
  },
  { title: words.donor, cell: (row) => <Donor row={row} /> },
  { title: words.purpose, name: 'untuk', from: 'lg', cell: (row) => targetWords(row.designation) },
  { title: words.state, name: 'keadaan', from: 'md', cell: (row) => <PledgeTag status={row.status} /> },
  {
    title: words.nextReminder,
    name: 'pengingat',
    from: 'lg',
    cell: (row) => <Next row={row} />,
    small: null,
  },
  { title: words.givenSoFar, name: 'diberikan', from: 'xl', cell: given },
  {
    title: words.link,
    name: 'tautan',
    from: 'lg',
    cell: (row) => <RevokeLinks row={row} />,
    small: null,
  },
  { title: words.monthlyAmount, isFigure: true, cell: (row) => formatRupiah(row.amount) },
]

const plan: ListPlan = {
  path: deskPaths.pledges,
  noun: words.noun,
  search: words.searchPledges,
  filters: [
    {
      name: 'status',
      label: words.state,
      options: Object.entries(pledgeWords).map(([value, { label }]) => ({ value, label })),
    },
  ],
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listDeskPledges>('GET /desk/pledges', { session: true, query }),
    args
      .api<typeof readPledgeTotals>('GET /desk/pledges/totals', { session: true })
      .then((totals) => ({ totals: totals.success ? totals.data : null })),
  ),
)

export const action = page(async ({ api, request }) => {
  const id = Number((await request.formData()).get('id'))
  const answer = await api<typeof revokeDeskPledgeLinks>('POST /desk/pledges/{id}/link-revocation', {
    params: { id },
    session: true,
  })
  return data({ isRevoked: answer.success }, { status: answer.success ? 200 : statusOf(answer) })
})

/** Monthly gifts at the desk. Only donors change them; the desk revokes mailed links. */
export function Component() {
  const { totals, loaded } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <DeskListPage
      title={words.pledges}
      lead={totals ? wordsOf(totals) : undefined}
      plan={plan}
      loaded={loaded}
      columns={pledgeColumns}
      keyOf={(row) => row.id}
      caption={words.pledgesCaption}
      nothing={words.pledgesEmpty}
    >
      {acted && <Outcome {...acted} />}
    </DeskListPage>
  )
}

const Outcome = ({ isRevoked }: { isRevoked: boolean }) => (
  <div className="mt-5">
    <Notice tone={isRevoked ? 'ok' : 'bad'}>{isRevoked ? words.linksRevoked : words.linksNotRevoked}</Notice>
  </div>
)

const wordsOf = ({ active, monthly_amount, waiting, paused }: DeskPledgeTotalsWire) =>
  words.totals(active, formatRupiah(monthly_amount), waiting, paused)
