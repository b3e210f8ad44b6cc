import { randomUUID } from 'node:crypto'
import type { DisbursementWire, FundWire } from '#src/features/disbursements/schema.ts'
import type { ReportWire } from '#src/features/giving-report/schema.ts'
import type { Db } from '#src/platform/database/connect.ts'

type Answer = { code: number; data: unknown }
export type Passing = {
  db: Db
  /** Calls of two people at the desk: the second approves. */
  first(method: string, path: string, body?: object): Promise<Answer>
  second(method: string, path: string, body?: object): Promise<Answer>
  /** Day on which money is passed on, `YYYY-MM-DD`. */
  today(): string
  designation: { type: 'general' } | { type: 'partisipan'; id: number }
}

const at = '/desk/disbursements'

/** Balance of the model's designation. */
export async function readBalance({ first, designation }: Passing): Promise<number> {
  const { data } = await first('GET', `${at}/funds?limit=100`)
  const id = 'id' in designation ? designation.id : null
  const isOurs = (fund: FundWire) => fund.designation.type === designation.type && fund.designation.id === id
  return (data as FundWire[]).find(isOurs)?.balance ?? 0
}

/**
 * Passes on a share of the balance, once or several times at once; what waits is approved at once, too.
 * @throws Error if more went out than was there, or the balance is not what is left
 */
export async function passOn(
  model: Passing,
  { share, times }: { share: number; times: number },
): Promise<void> {
  const { first, second, designation } = model
  const left = await readBalance(model)
  const amount = Math.max(1, Math.floor(left * share))
  const body = () => ({
    paid_on: model.today(),
    amount,
    designation,
    receiver: { name: 'Toko Besi Sinar' },
    note: 'Bahan tahap pertama',
    idempotency_key: randomUUID(),
  })
  const made = await Promise.all(Array.from({ length: times }, () => first('POST', at, body())))
  const odd = made.find(({ code }) => code !== 201 && code !== 400)
  if (odd) throw new Error(`a disbursement was answered ${odd.code}`)
  const entries = made.filter(({ code }) => code === 201).map(({ data }) => data as DisbursementWire)
  const counts = await Promise.all(
    entries.map(async ({ id, status }) => {
      if (status === 'done') return true
      const { code } = await second('POST', `${at}/${id}/decision`, { approve: true, note: '' })
      if (code !== 200 && code !== 409) throw new Error(`approving a disbursement was answered ${code}`)
      if (code === 409) await second('POST', `${at}/${id}/decision`, { approve: false, note: '' })
      return code === 200
    }),
  )
  const out = counts.filter(Boolean).length * amount
  if (out > Math.max(0, left)) throw new Error(`${out} was passed on, but ${left} had come in`)
  if (left > 0 && share <= 1 && out === 0)
    throw new Error(`of ${left} that had come in nothing was passed on`)
  const now = await readBalance(model)
  if (now !== left - out) throw new Error(`${left} less ${out} left ${now}`)
}

/** Reverses the latest disbursement that counts, if there is one. */
export async function reverse({ first, second }: Passing): Promise<void> {
  const { data } = await first('GET', `${at}?status=done&limit=1`)
  const [entry] = data as DisbursementWire[]
  if (!entry?.can_reverse) return
  const body = { reason: 'Salah ketik', idempotency_key: randomUUID() }
  const { code, data: after } = await first('POST', `${at}/${entry.id}/void`, body)
  if (code !== 200) throw new Error(`a reversal was answered ${code}`)
  const { status, reversed_by } = after as DisbursementWire
  if (status === 'reversed') return
  const decided = await second('POST', `${at}/${reversed_by}/decision`, { approve: true, note: '' })
  if (decided.code !== 200) throw new Error(`approving a reversal was answered ${decided.code}`)
}

const arrived = ['paid', 'partially_refunded', 'refunded', 'charged_back']

/** Adds up the rows of the ledger one by one and compares the public report with them. @throws Error on a difference */
export async function compareReport({ db }: Passing, report: ReportWire): Promise<void> {
  const gifts = await db.selectFrom('donations').selectAll().where('status', 'in', arrived).execute()
  const entries = await db.selectFrom('disbursements').selectAll().where('status', '=', 'done').execute()
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((total, row) => total + Number(of(row)), 0)
  const ledger = {
    received: sum(gifts, ({ amount }) => amount),
    fees: sum(gifts, ({ feeAmount }) => feeAmount),
    refunded: sum(gifts, (gift) => (gift.status === 'charged_back' ? gift.amount : gift.refundedAmount)),
    passed_on: sum(entries, ({ amount, reverses }) => (reverses === null ? amount : -amount)),
  }
  const balance = ledger.received - ledger.fees - ledger.refunded - ledger.passed_on
  const groups = [[report.all], report.by_region, report.by_institution, report.by_campaign]
  for (const group of groups)
    for (const [name, value] of Object.entries({ ...ledger, balance })) {
      const said = sum<Record<string, unknown>>(group, (share) => share[name] as number)
      if (said !== value) throw new Error(`the report says ${name} ${said}, the ledger ${value}`)
    }
  const months = sum(report.periods, ({ passed_on }) => passed_on)
  if (months !== ledger.passed_on)
    throw new Error(`the periods say ${months}, the ledger ${ledger.passed_on}`)
}
