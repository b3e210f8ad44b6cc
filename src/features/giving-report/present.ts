import type { PassedOnShare, Period, PublicDisbursement } from '#src/features/disbursements/report-queries.ts'
import { presentTotals } from '#src/features/giving-desk/present.ts'
import type { ShareWire, TotalsWire } from '#src/features/giving-desk/schema.ts'
import type { Share } from '#src/features/giving-desk/totals-queries.ts'
import { fileInLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import type { ReportShare, ReportWire } from './schema.ts'

/** Sums of gifts beside those of disbursements; a group with only one of them is there, too. */
export function presentReport(gifts: readonly Share[], passed: readonly PassedOnShare[]) {
  const totals = presentTotals(gifts)
  const of = (kind: PassedOnShare['of']) => passed.filter((share) => share.of === kind)
  const reached = new Map(of('receiver').map(({ id, amount }) => [id, amount]))
  const byInstitution = join(totals.by_institution, of('institution'), sharedWords.noInstitution)
  const known = new Set(byInstitution.map(({ id }) => id))
  const receivers = of('receiver').filter(({ id, amount }) => id !== null && amount > 0 && !known.has(id))
  return {
    all: withPassedOn(totals.all, of('all')[0]?.amount ?? 0),
    by_region: join(totals.by_region, of('region'), sharedWords.noRegion),
    by_institution: [...byInstitution, ...receivers.map((share) => emptyShare(share, '', 0))].map(
      (share) => ({
        ...share,
        reached: share.id === null ? 0 : (reached.get(share.id) ?? 0),
      }),
    ),
    by_campaign: join(totals.by_campaign, of('campaign'), sharedWords.noCampaign),
  }
}

const withPassedOn = <Money extends TotalsWire['all']>(money: Money, passedOn: number) => ({
  ...money,
  passed_on: passedOn,
  balance: money.received - money.fees - money.refunded - passedOn,
})

function join(shares: readonly ShareWire[], passed: readonly PassedOnShare[], ofNone: string): ReportShare[] {
  const amounts = new Map(passed.map(({ id, amount }) => [id, amount]))
  const known = new Set(shares.map(({ id }) => id))
  return [
    ...shares.map((share) => withPassedOn(share, amounts.get(share.id) ?? 0)),
    ...passed.filter(({ id }) => !known.has(id)).map((share) => emptyShare(share, ofNone, share.amount)),
  ]
}

const emptyShare = ({ id, title }: PassedOnShare, ofNone: string, passedOn: number): ReportShare =>
  withPassedOn({ id, title: title ?? ofNone, count: 0, received: 0, fees: 0, refunded: 0, kept: 0 }, passedOn)

export const presentPublicDisbursement = (row: PublicDisbursement): ReportWire['disbursements'][number] => ({
  id: row.id,
  paid_on: row.paidOn,
  amount: row.amount,
  receiver: row.receiver,
  target: row.target,
  note: row.note,
  proof:
    row.proofId === null
      ? null
      : {
          title: row.proofTitle!,
          url: fileInLanguage(paths.downloadFile(row.proofId)),
          ...(row.proofLang && { lang: row.proofLang }),
        },
})

/** Periods in order with those without money: months of a year up to `now`, or years. */
export function fillPeriods(found: readonly Period[], year: number | undefined, now: string) {
  if (!found.length) return []
  const known = new Map(found.map((one) => [one.period, one]))
  const last = [found.at(-1)!.period, now.slice(0, year ? 7 : 4)].sort().at(-1)!
  const names = year
    ? Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`).filter(
        (month) => month <= last,
      )
    : Array.from({ length: Number(last) - Number(found[0]!.period) + 1 }, (_, index) =>
        String(Number(found[0]!.period) + index),
      )
  return names.map((period) => {
    const { received = 0, passedOn = 0 } = known.get(period) ?? {}
    return { period, received, passed_on: passedOn }
  })
}
