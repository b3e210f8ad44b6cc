import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { anyDuty } from '#src/platform/http/gates.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import { countsSimulated } from '../../giving/counts-simulated.ts'
import { presentSystem, presentTrends, presentWaiting, spanOf } from './present.ts'
import { overviewShape, waitingShape } from './schema.ts'
import { siteVersion } from './site-version.ts'
import { readSystem } from './system-queries.ts'
import { readTrends } from './trend-queries.ts'
import { countWaiting } from './waiting-queries.ts'

export const listWaiting = endpoint({
  where: 'GET /desk/waiting',
  summary: 'Banyaknya yang menunggu orang ini di meja kerja, menurut tugasnya',
  gate: anyDuty,
  answer: z.array(waitingShape),
  run: async ({ db, actor }) => ok((await countWaiting(db, actor!, true)).map(presentWaiting)),
})

export const readOverview = endpoint({
  where: 'GET /desk/overview',
  summary: 'Yang menunggu orang ini; bagi sekretariat juga kunjungan, donasi, dan keadaan sistem',
  gate: anyDuty,
  answer: overviewShape,
  async run({ db, actor, clock, payments, warnings }) {
    const now = clock.now()
    const span = spanOf(now)
    const isOffice = hasOneOf(actor!, ['staff', 'admin'])
    const gateway = payments?.environment ?? null
    const from = { fromDay: span.days[0]!, fromMonth: `${span.months[0]}-01` }
    const [waiting, trends, system] = await Promise.all([
      countWaiting(db, actor!, false),
      isOffice ? readTrends(db, { ...from, countsSimulated: countsSimulated(payments) }) : null,
      isOffice ? readSystem(db, now) : null,
    ])
    return ok({
      waiting: waiting.map(presentWaiting),
      trends: trends && presentTrends(trends, span),
      system: system && presentSystem(system, { version: siteVersion, gateway, warnings: [...warnings] }),
      now: now.toISOString(),
    })
  },
})

export const overviewEndpoints = [listWaiting, readOverview]
