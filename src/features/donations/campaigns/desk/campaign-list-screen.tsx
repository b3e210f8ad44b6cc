import { data, Link, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskFilters } from '#src/ui/desk/desk-filters.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskList } from '#src/ui/desk/desk-list.tsx'
import { type Column, DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Field, SelectField } from '#src/ui/field.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { formatRupiah } from '../../rupiah.ts'
import { percentOf } from '../progress.ts'
import type { listDeskCampaigns } from './api.ts'
import { CampaignStateTag, stateLooks } from './campaign-state-tag.tsx'
import type { DeskCampaignRowWire } from './schema.ts'

type State = DeskCampaignRowWire['state']
const states = Object.keys(stateLooks) as State[]

export const loader = page(async ({ api, query }) => {
  const state = states.find((one) => one === query.get('state'))
  const chosen = { q: query.get('q')?.trim() ?? '', state: state ?? '' }
  const list = await api<typeof listDeskCampaigns>('GET /desk/campaigns', {
    session: true,
    query: { q: chosen.q, state, page: query.get('page') ?? '1', limit: 25 },
  })
  if (!list.success && list.code < 500 && list.code !== 111) unwrap(list)
  if (!list.success) return data({ chosen, rows: null, pagination: null }, { status: 503 })
  return { chosen, rows: list.data, pagination: list.pagination! }
})

export function Component() {
  const { chosen, rows, pagination } = useLoaderData<typeof loader>()
  const isNarrowed = Boolean(chosen.q || chosen.state)
  return (
    <>
      <Head title="Kampanye" />
      <DeskHeading
        title="Kampanye"
        lead="Penggalangan untuk satu tujuan, dengan izin yang membuka dan menutupnya."
        acts={<ButtonLink to={deskPaths.newCampaign}>Tulis kampanye</ButtonLink>}
      />
      <div className="mt-6">
        <DeskFilters
          action={deskPaths.campaigns}
          chosen={chosen}
          clearTo={isNarrowed ? deskPaths.campaigns : null}
        >
          <Field
            label="Judul atau nomor izin"
            name="q"
            type="search"
            maxLength={200}
            defaultValue={chosen.q}
          />
          <SelectField label="Keadaan" name="state" id="keadaan" defaultValue={chosen.state}>
            <option value="">Semua</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {stateLooks[state].label}
              </option>
            ))}
          </SelectField>
        </DeskFilters>
      </div>
      <div className="mt-6">
        <DeskList
          rows={rows}
          pagination={pagination}
          noun="kampanye"
          nothing="Kampanye pertama mulai sebagai draf, yang hanya dilihat sekretariat."
          clearTo={isNarrowed ? deskPaths.campaigns : undefined}
          hrefFor={(page) =>
            withQuery(deskPaths.campaigns, { ...chosen, page: page > 1 ? String(page) : '' })
          }
        >
          {(shown) => (
            <DeskTable caption="Kampanye, draf dulu" columns={columns} rows={shown} keyOf={(row) => row.id} />
          )}
        </DeskList>
      </div>
    </>
  )
}

const dayFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' })

/** From the first day to the last, which ends at the midnight that closes it. */
function daysOf({ opens_at, closes_at }: DeskCampaignRowWire): string {
  const last = closes_at ? dayFormat.format(Date.parse(closes_at) - 1) : 'belum ditentukan'
  return `${dayFormat.format(Date.parse(opens_at))} – ${last}`
}

const columns: Column<DeskCampaignRowWire>[] = [
  {
    title: 'Kampanye',
    cell: (row) => (
      <>
        <Link
          to={deskPaths.campaign(row.id)}
          className="link -my-2.5 inline-flex min-h-11 items-center py-2.5 font-semibold"
        >
          {row.title}
        </Link>
        <span className="mt-1 grid justify-items-start gap-1 text-sm text-muted lg:hidden">
          <span className="md:hidden">
            <CampaignStateTag state={row.state} />
          </span>
          <span>{daysOf(row)}</span>
        </span>
      </>
    ),
  },
  { title: 'Keadaan', from: 'md', cell: (row) => <CampaignStateTag state={row.state} /> },
  {
    title: 'Hari',
    from: 'lg',
    cell: daysOf,
  },
  {
    title: 'Terkumpul',
    isFigure: true,
    cell: (row) => (
      <>
        {formatRupiah(row.received_amount)}
        <span className="block text-sm text-muted">{percentOf(row).toLocaleString('id-ID')}%</span>
      </>
    ),
  },
  { title: 'Tujuan', isFigure: true, from: 'md', cell: (row) => formatRupiah(row.goal_amount) },
]
