import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { presentEvent, presentEventRow } from './present.ts'
import { getLiveEvent, listEventMonths, listEvents as queryEvents } from './queries.ts'
import { eventBy, eventFilter, eventMonthsShape, eventParams, eventRowShape, eventShape } from './schema.ts'

export const listEvents = endpoint({
  where: 'GET /events',
  summary:
    'Acara; upcoming=1 yang belum berakhir, terdekat dulu; upcoming=0 yang sudah lewat; tanpa itu semua, yang mulainya paling akhir dulu',
  gate: everyone,
  query: eventFilter,
  answer: z.array(eventRowShape),
  isPaged: true,
  tags: ['events'],
  async run({ db, clock, query }) {
    const { rows, total } = await queryEvents(db, { ...query, now: clock.now() })
    return paged(rows.map(presentEventRow), paginate(total, query))
  },
})

export const listMonths = endpoint({
  where: 'GET /events/months',
  summary: 'Bulan-bulan yang punya acara, dengan jumlah yang akan datang dan yang sudah lewat',
  gate: everyone,
  answer: eventMonthsShape,
  tags: ['events'],
  async run({ db, clock }) {
    const now = clock.now()
    return ok({ now: now.toISOString(), months: await listEventMonths(db, now) })
  },
})

export const getEvent = endpoint({
  where: 'GET /events/{id}',
  summary: 'Satu acara, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: eventParams,
  query: eventBy,
  answer: eventShape,
  tags: ['events'],
  async run({ db, clock, params, query }) {
    if (query.slug === '1') return ok(presentEvent(await getLiveEvent(db, { slug: params.id }), clock.now()))
    const id = idNumber.safeParse(params.id)
    if (!id.success) throw invalid({ id: id.error.issues.map((issue) => issue.message) })
    return ok(presentEvent(await getLiveEvent(db, { id: id.data }), clock.now()))
  },
})

export const eventEndpoints = [listEvents, listMonths, getEvent]
