import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idText, imageShape, searchText } from '#src/wire/shapes.ts'
import { langQuery, langShape, translationsShape } from '#src/wire/translated.ts'

const sorts = ['-published_at', 'published_at'] as const

export const mailingFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  sort: z.enum(sorts).default('-published_at'),
})

export const mailingParams = z.object({ id: idText })
export const mailingBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

export const mailingRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: imageShape,
  list: z.object({ slug: z.string(), name: z.string() }),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...langShape,
})
export type MailingRowWire = z.output<typeof mailingRowShape>

/** An item of the site that the text shows where it links to it (`figure.item`). */
const mailingItemShape = z.object({
  /** Address in the text. */
  link: z.string(),
  url: z.string(),
  label: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Time and place of an event. */
  detail: z.string().nullable(),
  image: imageShape,
  ...langShape,
})

export const mailingShape = mailingRowShape.extend({
  /** Text without the links to items that readers do not see any more. */
  content: z.string(),
  items: z.array(mailingItemShape),
  ...translationsShape,
})
export type MailingWire = z.output<typeof mailingShape>

const count = z.int().min(0)

export const figuresShape = z.object({
  sent: count,
  refused: count,
  /** People who left by its link. */
  left: count,
  /** People who marked it as spam. */
  complaints: count,
  is_counting: z.boolean(),
  links: z.array(z.object({ url: z.string(), clicks: count })),
})
export type FiguresWire = z.output<typeof figuresShape>
