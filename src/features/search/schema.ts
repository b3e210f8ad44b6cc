import { z } from 'zod'
import { type SearchKind, searchedKinds } from '#src/kinds.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { langShape } from '#src/wire/translated.ts'
import { toSearchText } from './model.ts'

const kinds = searchedKinds.map(({ kind }) => kind) as [SearchKind, ...SearchKind[]]

export const searchFilter = z.object({
  ...pageQuery(),
  /** Overlong queries are cut rather than refused: any input is a search. */
  q: z.string().transform(toSearchText).default(''),
  kind: z.enum(kinds).optional(),
  /** Leaves the query uncorrected with 1. */
  literal: z.enum(['0', '1']).default('0'),
})
export type SearchFilter = z.output<typeof searchFilter>

const searchRowShape = z.object({
  kind: z.enum(kinds),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.array(z.object({ text: z.string(), match: z.boolean() })),
  url: z.string(),
  date: z.iso.datetime().nullable(),
  ...langShape,
})
export type SearchRowWire = z.output<typeof searchRowShape>

export const searchAnswer = z.object({
  /** The corrected query, if the given one found next to nothing. */
  corrected: z.string().nullable(),
  /** Matches of each kind, whichever is chosen; up to 1,000 each. */
  totals: z.array(z.object({ kind: z.enum(kinds), total: z.int().min(0) })),
  rows: z.array(searchRowShape),
})
