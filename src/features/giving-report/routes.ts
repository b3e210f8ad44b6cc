import { Hono } from 'hono'
import { Failure } from '#src/platform/http/failures.ts'
import { csvLine } from '#src/platform/text/csv.ts'
import { paths } from '#src/urls/paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { readReport } from './api.ts'
import type { ReportShare, ReportWire } from './schema.ts'

const head = [
  'Menurut',
  'Nama',
  'Donasi',
  'Diterima (Rp)',
  'Biaya (Rp)',
  'Dikembalikan (Rp)',
  'Diteruskan (Rp)',
  'Saldo (Rp)',
]

/** The report as CSV, built from the `/v1` answer to a guest, so the page cache may keep it. */
export const reportFileRoutes = ({ api }: { api: Call }) =>
  new Hono().get(paths.givingReportFile, async (c) => {
    const year = c.req.query('year')
    const answer = await api<typeof readReport>('GET /reports/donations', { query: year ? { year } : {} })
    if (!answer.success) throw new Failure(answer.code)
    const name = `laporan-donasi-${answer.data.year ?? 'semua-tahun'}.csv`
    return new Response(csvOf(answer.data), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  })

/** The BOM tells spreadsheets that it is UTF-8. */
const csvOf = (report: ReportWire) =>
  `\ufeff${[
    csvLine(head),
    line('Seluruhnya', { ...report.all, title: '' }),
    ...report.by_region.map((share) => line('Region', share)),
    ...report.by_institution.map((share) => line('Lembaga', share)),
    ...report.by_campaign.map((share) => line('Kampanye', share)),
  ].join('')}`

const line = (kind: string, share: Omit<ReportShare, 'id'>) =>
  csvLine([
    kind,
    share.title,
    share.count,
    share.received,
    share.fees,
    share.refunded,
    share.passed_on,
    share.balance,
  ])
