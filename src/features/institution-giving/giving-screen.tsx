import { useLoaderData } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { formatRupiah } from '../giving/rupiah.ts'
import type { readInstitutionGiving } from './api.ts'
import { monthWords } from './month-words.ts'
import type { InstitutionGivingWire } from './schema.ts'

export const loader = page(
  async ({ api }) =>
    unwrap(await api<typeof readInstitutionGiving>('GET /desk/institution/giving', { session: true })).data,
)

type Period = InstitutionGivingWire['periods'][number]

/** Donations to the own institution: only sums with several donors each. */
export function Component() {
  const giving = useLoaderData<typeof loader>()
  const { total, periods, least_donors: least } = giving
  return (
    <>
      <Head title="Donasi untuk lembaga" />
      <DeskHeading
        title="Donasi untuk lembaga"
        lead="Jumlah saja, tanpa nama dan tanpa satu pun donasi: siapa yang memberi tetap rahasia mereka."
      />
      {total ? (
        <p className="mt-8">
          <span className="block text-[2.75rem] leading-tight font-light tabular-nums">
            {formatRupiah(total.amount)}
          </span>
          <span className="text-muted">
            dari {total.gifts.toLocaleString('id-ID')} donasi, sampai akhir {monthWords(periods[0]!.to)}
          </span>
        </p>
      ) : (
        <div className="mt-8">
          <Empty title="Belum ada jumlah yang bisa ditampilkan" cloth="langit">
            Jumlah tampil setelah donasi datang dari sedikitnya {least} donatur.
          </Empty>
        </div>
      )}
      <div className="mt-6 max-w-170">
        <Notice tone="info">
          {giving.has_few_more && `Sesudah itu ada donasi dari kurang dari ${least} donatur. `}
          Yang dihitung ialah bulan-bulan yang sudah selesai, sampai {monthWords(giving.counted_until)}. Bulan
          dengan kurang dari {least} donatur digabung dengan bulan berikutnya.
        </Notice>
      </div>
      {periods.length > 0 && (
        <div className="mt-8 max-w-170">
          <DeskTable
            caption="Donasi menurut masa, terbaru dulu"
            columns={columns}
            rows={periods}
            keyOf={({ from }) => from}
          />
        </div>
      )}
    </>
  )
}

const columns: readonly Column<Period>[] = [
  {
    title: 'Masa',
    cell: ({ from, to }) => (from === to ? monthWords(from) : `${monthWords(from)} sampai ${monthWords(to)}`),
  },
  { title: 'Donasi', isFigure: true, cell: ({ gifts }) => gifts.toLocaleString('id-ID') },
  { title: 'Jumlah', isFigure: true, cell: ({ amount }) => formatRupiah(amount) },
]
