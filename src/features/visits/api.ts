import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { countVisits } from './queries.ts'

const visitsShape = z.object({ today: z.int().min(0), month: z.int().min(0), total: z.int().min(0) })

/** Cache tag of the last count. */
export const VISITS = 'visits'

export const readVisits = endpoint({
  where: 'GET /visits/summary',
  summary: 'Pengunjung hari ini, bulan ini dan seluruhnya; satu orang dihitung sekali sehari',
  gate: everyone,
  answer: visitsShape,
  // None: every page shows these figures, and a new count must not invalidate the page cache.
  tags: [],
  run: async ({ db, clock, remember }) =>
    ok(await remember(VISITS, () => countVisits(db, jakartaDay(clock.now())))),
})

export const visitEndpoints = [readVisits]
