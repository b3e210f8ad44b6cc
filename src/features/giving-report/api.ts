import { z } from 'zod'
import {
  listPassedOn,
  listPeriods,
  listPublicDisbursements,
} from '#src/features/disbursements/report-queries.ts'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { listGoodsByYear } from '#src/features/giving-desk/gift-in-kind-queries.ts'
import { totalsQuery } from '#src/features/giving-desk/schema.ts'
import { listTotals } from '#src/features/giving-desk/totals-queries.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { fillPeriods, presentPublicDisbursement, presentReport } from './present.ts'
import { listYears } from './queries.ts'
import { goodsShape, reportQuery, reportShape } from './schema.ts'

export const readReport = endpoint({
  where: 'GET /reports/donations',
  summary:
    'Donasi yang diterima, dikembalikan dan diteruskan, per region, lembaga dan kampanye; tanpa nama donatur',
  gate: everyone,
  query: reportQuery,
  answer: reportShape,
  tags: ['giving-report'],
  async run({ db, clock, payments, query: { year } }) {
    const isSimulation = countsSimulated(payments)
    const days = year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {}
    const books = { ...totalsQuery.parse(days), countsSimulated: isSimulation }
    const scope = { year, countsSimulated: isSimulation }
    const [shares, years, passed, periods, disbursements] = await Promise.all([
      listTotals(db, books),
      listYears(db, isSimulation),
      listPassedOn(db, scope),
      listPeriods(db, scope),
      listPublicDisbursements(db, scope),
    ])
    return ok({
      year: year ?? null,
      years,
      ...presentReport(shares, passed),
      periods: fillPeriods(periods, year, jakartaDay(clock.now())),
      disbursements: disbursements.map(presentPublicDisbursement),
      at: clock.now().toISOString(),
      is_simulation: isSimulation,
    })
  },
})

export const readGoods = endpoint({
  where: 'GET /reports/gifts-in-kind',
  summary:
    'Barang yang disumbangkan per tahun, tahun-tahun terbaru secara utuh; tanpa pemberi dan tanpa nilai',
  gate: everyone,
  query: reportQuery,
  answer: z.array(goodsShape),
  tags: ['giving-report'],
  run: async ({ db, query: { year } }) => ok(await listGoodsByYear(db, year)),
})

export const reportEndpoints = [readReport, readGoods]
