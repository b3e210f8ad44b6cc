import { z } from 'zod'
import { searchText } from '#src/wire/shapes.ts'

export const foundKinds = ['news', 'blog', 'event', 'page', 'person', 'gift'] as const
export type FoundKind = (typeof foundKinds)[number]

export const deskSearchFilter = z.object({
  /** A part of a title, an address, a name or mail, or of an order's number; a whole receipt's number. */
  q: searchText.default(''),
})

const foundShape = z.object({
  /** The item's number; of a gift its order's. */
  key: z.string(),
  title: z.string(),
  /** The author, address, mail or sum. */
  detail: z.string(),
  status: z.string().nullable(),
})
export type FoundWire = z.output<typeof foundShape>

/** What was found of one kind; kinds without anything are left out. */
export const foundGroupShape = z.object({
  kind: z.enum(foundKinds),
  rows: z.array(foundShape),
  /** Whether the kind's own list has more of it. */
  has_more: z.boolean(),
})
export type FoundGroupWire = z.output<typeof foundGroupShape>
