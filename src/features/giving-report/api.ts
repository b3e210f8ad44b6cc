import { z } from 'zod'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { listGoodsByYear } from '#src/features/giving-desk/gift-in-kind-queries.ts'
import { presentTotals } from '#src/features/giving-desk/present.ts'
import { totalsQuery } from '#src/features/giving-desk/schema.ts'
import { listTotals } from '#src/features/giving-desk/totals-queries.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { listYears } from './queries.ts'
import { goodsShape, reportQuery, reportShape } from './schema.ts'

export const readReport = endpoint({
  where: 'GET /reports/donations',
  summary: 'Donasi yang diterima dan dikembalikan, per region dan lembaga; jumlah saja, tanpa nama',
  gate: everyone,
  query: reportQuery,
  answer: reportShape,
  tags: ['giving-report'],
  async run({ db, clock, payments, query: { year } }) {
    const isSimulation = countsSimulated(payments)
    const days = year ? { from: `${year}-01-01`, to: `${year}-12-31` } : {}
    const books = { ...totalsQuery.parse(days), countsSimulated: isSimulation }
    const [shares, years] = await Promise.all([listTotals(db, books), listYears(db, isSimulation)])
    const { all, by_region, by_institution } = presentTotals(shares)
    return ok({
      year: year ?? null,
      years,
      all,
      by_region,
      by_institution,
      at: clock.now().toISOString(),
      is_simulation: isSimulation,
    })
  },
})

export const readGoods = endpoint({
  where: 'GET /reports/gifts-in-kind',
  summary: 'Barang yang disumbangkan per tahun, 200 baris terbaru; tanpa pemberi dan tanpa nilai',
  gate: everyone,
  query: reportQuery,
  answer: z.array(goodsShape),
  tags: ['giving-report'],
  run: async ({ db, query: { year } }) => ok(await listGoodsByYear(db, year)),
})

export const reportEndpoints = [readReport, readGoods]
