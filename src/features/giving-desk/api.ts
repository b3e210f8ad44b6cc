import { z } from 'zod'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { presentLedgerRow, presentTotals } from './present.ts'
import { listLedger as queryLedger } from './queries.ts'
import { ledgerQuery, ledgerRowShape, totalsQuery, totalsShape } from './schema.ts'
import { listTotals } from './totals-queries.ts'

export const listLedger = endpoint({
  where: 'GET /desk/donations',
  summary: 'Buku donasi: semua pesanan, menurut tanggal uang atau pesanan',
  gate: staffOnly,
  query: ledgerQuery,
  answer: z.array(ledgerRowShape),
  isPaged: true,
  async run({ db, payments, query }) {
    const { rows, total } = await queryLedger(db, { ...query, countsSimulated: countsSimulated(payments) })
    return paged(rows.map(presentLedgerRow), paginate(total, query))
  },
})

export const readTotals = endpoint({
  where: 'GET /desk/donations/totals',
  summary: 'Jumlah uang dari donasi yang disaring: seluruhnya, per region, lembaga, campaign dan cara bayar',
  gate: staffOnly,
  isReport: true,
  query: totalsQuery,
  answer: totalsShape,
  run: async ({ db, payments, query }) =>
    ok(presentTotals(await listTotals(db, { ...query, countsSimulated: countsSimulated(payments) }))),
})

export const ledgerEndpoints = [listLedger, readTotals]
