import { z } from 'zod'
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

/** A download without its file's address: access is shown on its own page. */
const shelfShape = downloadShape.extend({
  file: downloadShape.shape.file.omit({ url: true }),
  access: downloadShape.shape.access.pick({ level: true }),
})

/** Every section of the home page; a section without data is an empty list. */
export const homeShape = z.object({
  /** The server's time of the answer, from which the days to the next event are counted. */
  now: z.iso.datetime(),
  hero: z.object({ title: z.string(), text: z.string() }),
  figures: z.array(figureShape),
  regions: z.array(regionShape.omit({ partisipan: true })),
  news: z.array(newsRowShape),
  focus_areas: z.array(pageShape.pick({ slug: true, title: true, excerpt: true, image: true })),
  events: z.array(eventRowShape),
  downloads: z.array(shelfShape),
  participants: z.array(
    participantRowShape.pick({ id: true, slug: true, title: true, id_region: true, title_region: true }),
  ),
})
export type HomeWire = z.output<typeof homeShape>
