import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { editorsOnly, picOnly } from '#src/platform/http/gates.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { countsSimulated } from '../giving/counts-simulated.ts'
import { ownInstitution } from '../institutions/care.ts'
import { closePeriods, LEAST_DONORS, sumOf } from './periods.ts'
import { type GroupMonth, listDonorMonths, listRegionMonths } from './queries.ts'
import { institutionGivingShape, regionGivingShape } from './schema.ts'

export const readInstitutionGiving = endpoint({
  where: 'GET /desk/institution/giving',
  summary: 'Jumlah donasi untuk lembaga sendiri, tanpa nama dan tanpa satu pun donasi yang bisa dikenali',
  gate: picOnly,
  isReport: true,
  answer: institutionGivingShape,
  failures: [404],
  async run({ db, clock, actor, payments }) {
    const participantId = ownInstitution(actor!)
    if (participantId === null) throw notFound()
    const before = jakartaDay(clock.now()).slice(0, 7)
    const wanted = { participantId, before, countsSimulated: countsSimulated(payments) }
    const { periods, hasFewMore } = closePeriods(await listDonorMonths(db, wanted))
    return ok({
      total: periods.length ? sumOf(periods) : null,
      periods: periods.toReversed(),
      has_few_more: hasFewMore,
      least_donors: LEAST_DONORS,
      counted_until: monthBefore(before),
    })
  },
})

function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}

export const readRegionGiving = endpoint({
  where: 'GET /desk/region/giving',
  summary:
    'Jumlah donasi untuk region yang diurus dan untuk setiap lembaganya, tanpa satu pun donasi yang bisa dikenali',
  gate: editorsOnly,
  isReport: true,
  answer: regionGivingShape,
  async run({ db, clock, actor, payments }) {
    const before = jakartaDay(clock.now()).slice(0, 7)
    const wanted = { scope: actor!.editsRegions, before, countsSimulated: countsSimulated(payments) }
    const rows = await listRegionMonths(db, wanted)
    const groups = Map.groupBy(rows, ({ region, institution }) => `${region.id} ${institution?.id ?? ''}`)
    return ok({
      groups: [...groups.values()].map(presentGroup),
      least_donors: LEAST_DONORS,
      counted_until: monthBefore(before),
    })
  },
})

function presentGroup(rows: GroupMonth[]) {
  const { region, institution } = rows[0]!
  const { periods, hasFewMore } = closePeriods(rows)
  return {
    region,
    institution,
    total: periods.length ? sumOf(periods) : null,
    until: periods.at(-1)?.to ?? null,
    has_few_more: hasFewMore,
  }
}

export const institutionGivingEndpoints = [readInstitutionGiving, readRegionGiving]
