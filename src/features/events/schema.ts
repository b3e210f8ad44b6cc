import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, idText, imageShape, searchText } from '#src/wire/shapes.ts'
import { langQuery, langShape, translationsShape } from '#src/wire/translated.ts'
import { affiliationFilter, affiliationShape, carrierShape } from '../institutions/schema.ts'
import * as words from './api-words.id.ts'
import { registrationShape } from './registering/schema.ts'

const eventSorts = ['created_at', '-created_at', 'title', '-title'] as const
export const timezones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

/** A month as in addresses. */
const monthText = z.string().regex(/^[1-9][0-9]{3}-(?:0[1-9]|1[0-2])$/, words.monthUnclear)
const flag = z.enum(['0', '1'])

export const eventFilter = z.object({
  ...pageQuery(),
  upcoming: flag.optional(),
  bulan: monthText.optional(),
  ...affiliationFilter,
  q: searchText.optional(),
  sort: z.enum(eventSorts).optional(),
})
export type EventFilter = z.output<typeof eventFilter>

export const eventMonthsFilter = z.object({ region: idNumber.optional() })

export const eventParams = z.object({ id: idText })
export const eventBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

export const eventRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: imageShape,
  place: z.string(),
  address: z.string(),
  date: z.iso.date(),
  start_at: z.iso.datetime(),
  end_at: z.iso.datetime(),
  timezone: z.enum(timezones),
  created_at: z.iso.datetime(),
  ...affiliationShape,
  ...langShape,
})
export type EventRowWire = z.output<typeof eventRowShape>

export const eventShape = eventRowShape.extend({
  content: z.string(),
  participant: carrierShape,
  registration: registrationShape,
  /** The server's time of the answer: countdowns run by it. */
  now: z.iso.datetime(),
  ...translationsShape,
})
export type EventWire = z.output<typeof eventShape>

export const eventMonthsShape = z.object({
  now: z.iso.datetime(),
  months: z.array(z.object({ month: z.string(), upcoming: z.int().min(0), past: z.int().min(0) })),
})
export type EventMonthsWire = z.output<typeof eventMonthsShape>
