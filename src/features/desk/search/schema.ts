import { z } from 'zod'
import { type DeskSearchedKind, deskSearchedKinds } from '#src/kinds.ts'
import { entityKinds } from '#src/wire/entity.ts'
import { searchText } from '#src/wire/shapes.ts'

export type FoundKind = DeskSearchedKind | 'person' | 'gift'
export const foundKinds: readonly FoundKind[] = [
  ...deskSearchedKinds.map(({ kind }) => kind),
  'person',
  'gift',
]

export const deskSearchFilter = z.object({
  /** Part of a title, an address, a name, an e-mail or an order number; or a whole receipt number. */
  q: searchText.default(''),
})

export const findFilter = z.object({
  kind: z.enum(entityKinds),
  /** Words as in the search of the desk, for people and gifts from three letters; "#12" is the row of this number. */
  q: searchText.default(''),
})

const foundShape = z.object({
  /** Id of the item; for a gift, of its order. */
  key: z.string(),
  title: z.string(),
  /** Author, address, institution, region, month of joining or amount: what tells rows of one title apart. */
  detail: z.string(),
  status: z.string().nullable(),
})
export type FoundWire = z.output<typeof foundShape>

export const foundListShape = z.object({
  rows: z.array(foundShape),
  /** True if more words are needed to see all. */
  has_more: z.boolean(),
})

/** Hits of one kind; kinds without hits are omitted. */
export const foundGroupShape = z.object({
  kind: z.enum(foundKinds),
  rows: z.array(foundShape),
  /** True if the kind's own list has more hits. */
  has_more: z.boolean(),
})
export type FoundGroupWire = z.output<typeof foundGroupShape>
