import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { itemBy } from '#src/platform/slugs/item-by.ts'
import { paginate } from '#src/wire/pagination.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { presentEvent, presentEventRow } from './present.ts'
import { getLiveEvent, listEventMonths, listEvents as queryEvents } from './queries.ts'
import { SEATS } from './registering/seats-tag.ts'
import {
  eventBy,
  eventFilter,
  eventMonthsFilter,
  eventMonthsShape,
  eventParams,
  eventRowShape,
  eventShape,
} from './schema.ts'

export const listEvents = endpoint({
  where: 'GET /events',
  summary:
    'Acara; upcoming=1 yang belum berakhir, terdekat dulu; upcoming=0 yang sudah lewat; tanpa itu semua, yang mulainya paling akhir dulu',
  gate: everyone,
  query: eventFilter,
  answer: z.array(eventRowShape),
  isPaged: true,
  tags: ['events', 'regions', 'participants'],
  async run({ db, clock, query, remember }) {
    const only = await translatedOnly({ db, remember })
    const { rows, total } = await queryEvents(db, { ...query, now: clock.now(), only })
    return paged(rows.map(presentEventRow), paginate(total, query))
  },
})

export const listMonths = endpoint({
  where: 'GET /events/months',
  summary:
    'Bulan-bulan yang punya acara, di semua region atau satu, dengan jumlah yang akan datang dan yang sudah lewat',
  gate: everyone,
  query: eventMonthsFilter,
  answer: eventMonthsShape,
  tags: ['events'],
  async run({ db, clock, query, remember }) {
    const now = clock.now()
    const only = await translatedOnly({ db, remember })
    return ok({ now: now.toISOString(), months: await listEventMonths(db, { ...query, now, only }) })
  },
})

export const getEvent = endpoint({
  where: 'GET /events/{id}',
  summary: 'Satu acara, menurut nomor atau (dengan slug=1) menurut slug',
  gate: everyone,
  params: eventParams,
  query: eventBy,
  answer: eventShape,
  tags: ['events', 'regions', 'participants', SEATS],
  async run({ db, clock, params, query }) {
    return ok(presentEvent(await getLiveEvent(db, itemBy(params, query)), clock.now(), query.lang))
  },
})

export const eventEndpoints = [listEvents, listMonths, getEvent]
