import { z } from 'zod'
import { langShape } from '#src/wire/translated.ts'
import { campaignRowShape } from '../campaigns/schema.ts'
import { downloadShape } from '../downloads/schema.ts'
import { eventRowShape } from '../events/schema.ts'
import { participantRowShape } from '../institutions/directory/schema.ts'
import { newsRowShape } from '../news/schema.ts'
import { pageShape } from '../pages/schema.ts'
import { regionShape } from '../regions/schema.ts'

const figureShape = z.object({
  value: z.int().min(1),
  label: z.string(),
  /** Undefined for figures of today. */
  year: z.int().optional(),
})

/** Rupiah received in a year by Jakarta's calendar, as the public report has it. */
const givingShape = z.object({ year: z.int(), received_amount: z.int().min(1) })

/** One result of the field, as the desk wrote it. */
const resultShape = z.object({ value: z.int().min(1), text: z.string(), year: z.int() })

/** First block quote of the story that the desk chose; `name` is '' where the quote names nobody. */
const voiceShape = z.object({
  quote: z.string(),
  name: z.string(),
  story: newsRowShape.pick({ slug: true, title: true, image: true, lang: true }),
})

/** A download without its file's address: access is shown on its own page. */
const shelfShape = downloadShape.extend({
  file: downloadShape.shape.file.omit({ url: true }),
  access: downloadShape.shape.access.pick({ level: true }),
})

/** Every section of the home page; a section without data is an empty list. */
export const homeShape = z.object({
  /** The server's time of the answer, from which the days to the next event are counted. */
  now: z.iso.datetime(),
  hero: z.object({ title: z.string(), text: z.string(), ...langShape }),
  figures: z.array(figureShape),
  /** Null while nothing has come in. */
  giving: givingShape.nullable(),
  result: resultShape.nullable(),
  voice: voiceShape.nullable(),
  /** The open campaign nearest its goal. */
  campaign: campaignRowShape.nullable(),
  regions: z.array(regionShape.omit({ partisipan: true })),
  news: z.array(newsRowShape),
  focus_areas: z.array(pageShape.pick({ slug: true, title: true, excerpt: true, image: true, lang: true })),
  events: z.array(eventRowShape),
  downloads: z.array(shelfShape),
  participants: z.array(
    participantRowShape.pick({ id: true, slug: true, title: true, id_region: true, title_region: true }),
  ),
})
export type HomeWire = z.output<typeof homeShape>
