import { data, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { DeskFilters } from '#src/ui/desk/desk-filters.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskList } from '#src/ui/desk/desk-list.tsx'
import { Field, SelectField } from '#src/ui/field.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { formatRupiah } from '../../rupiah.ts'
import { pledgeWords } from '../pledge-words.ts'
import type { PledgeStatus } from '../schema.ts'
import type { listDeskPledges, readPledgeTotals } from './api.ts'
import { PledgesTable } from './pledges-table.tsx'
import type { DeskPledgeTotalsWire } from './schema.ts'

const PER_PAGE = 25
const statuses = Object.keys(pledgeWords) as PledgeStatus[]

export const loader = page(async ({ api, query }) => {
  const chosen = { q: query.get('q') ?? '', status: query.get('status') ?? '' }
  const status = statuses.find((name) => name === chosen.status)
  const [list, totals] = await Promise.all([
    api<typeof listDeskPledges>('GET /desk/pledges', {
      session: true,
      query: { q: chosen.q, status, page: query.get('page') ?? '1', limit: PER_PAGE },
    }),
    api<typeof readPledgeTotals>('GET /desk/pledges/totals', { session: true }),
  ])
  if (!list.success && list.code < 500 && list.code !== 111) unwrap(list)
  const shown = { chosen: { ...chosen, status: status ?? '' }, totals: totals.success ? totals.data : null }
  if (!list.success) return data({ ...shown, rows: null, pagination: null }, { status: 503 })
  return { ...shown, rows: list.data, pagination: list.pagination! }
})

/** Monthly gifts as the desk reads them. Only donors change them. */
export function Component() {
  const { chosen, totals, rows, pagination } = useLoaderData<typeof loader>()
  const isNarrowed = chosen.q !== '' || chosen.status !== ''
  return (
    <>
      <Head title="Janji donasi" />
      <DeskHeading title="Janji donasi bulanan" lead={totals ? wordsOf(totals) : undefined} />
      <div className="mt-6">
        <DeskFilters
          action={deskPaths.pledges}
          chosen={chosen}
          clearTo={isNarrowed ? deskPaths.pledges : null}
        >
          <Field
            label="Cari nama atau e-mail"
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            defaultValue={chosen.q}
          />
          <SelectField label="Keadaan" name="status" defaultValue={chosen.status}>
            <option value="">Semua</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {pledgeWords[status].label}
              </option>
            ))}
          </SelectField>
        </DeskFilters>
      </div>
      <div className="mt-6">
        <DeskList
          rows={rows}
          pagination={pagination}
          noun="janji"
          nothing="Janji pertama muncul di sini begitu seseorang memilih donasi setiap bulan."
          clearTo={isNarrowed ? deskPaths.pledges : undefined}
          hrefFor={(n) => withQuery(deskPaths.pledges, { ...chosen, page: n > 1 ? String(n) : '' })}
        >
          {(shown) => <PledgesTable rows={shown} />}
        </DeskList>
      </div>
    </>
  )
}

const wordsOf = ({ active, monthly_amount, waiting, paused }: DeskPledgeTotalsWire) =>
  `${active} berjalan, menjanjikan ${formatRupiah(monthly_amount)} sebulan; ${waiting} menunggu donasi pertama, ${paused} dijeda. Janji bukan uang: yang masuk tercatat di buku donasi.`
