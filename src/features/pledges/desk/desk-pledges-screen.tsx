import { data, useActionData, useLoaderData } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { statusOf } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { pledgeWords } from '../pledge-words.ts'
import type { listDeskPledges, readPledgeTotals, revokeDeskPledgeLinks } from './api.ts'
import { pledgeColumns } from './pledge-columns.tsx'
import type { DeskPledgeTotalsWire } from './schema.ts'

const plan: ListPlan = {
  path: deskPaths.pledges,
  noun: 'janji',
  search: 'Nama atau e-mail',
  filters: [
    {
      name: 'status',
      label: 'Keadaan',
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
      title="Janji donasi bulanan"
      lead={totals ? wordsOf(totals) : undefined}
      plan={plan}
      loaded={loaded}
      columns={pledgeColumns}
      keyOf={(row) => row.id}
      caption="Janji donasi bulanan, yang masih berjalan lebih dulu"
      nothing="Janji pertama muncul di sini begitu seseorang memilih donasi setiap bulan."
    >
      {acted && <Outcome {...acted} />}
    </DeskListPage>
  )
}

const Outcome = ({ isRevoked }: { isRevoked: boolean }) => (
  <div className="mt-5">
    <Notice tone={isRevoked ? 'ok' : 'bad'}>
      {isRevoked
        ? 'Tautan yang lama sudah mati. Donatur menerima tautan yang baru lewat e-mail.'
        : 'Tautannya belum dimatikan. Muat ulang halaman ini, lalu coba lagi.'}
    </Notice>
  </div>
)

const wordsOf = ({ active, monthly_amount, waiting, paused }: DeskPledgeTotalsWire) =>
  `${active} berjalan, menjanjikan ${formatRupiah(monthly_amount)} sebulan; ${waiting} menunggu donasi pertama, ${paused} dijeda. Janji bukan uang: yang masuk tercatat di buku donasi.`
