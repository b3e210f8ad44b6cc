import { z } from 'zod'
import { bulkBody } from '#src/wire/bulk.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, idText, searchText } from '#src/wire/shapes.ts'
import { memberNewsRowShape, memberNewsShape } from '../writing/schema.ts'

/** What of an item comes to the desk: a draft never does. */
const deskStatuses = ['review', 'revision', 'scheduled', 'published', 'archived'] as const
export type DeskStatus = (typeof deskStatuses)[number]

const sorts = [
  ...['sent_at', '-sent_at', 'title', '-title'],
  ...['published_at', '-published_at', 'created_at', '-created_at'],
] as const
export type DeskSort = (typeof sorts)[number]

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `Pilih salah satu: ${values.join(', ')}.`)

export const deskNewsFilter = z.object({
  ...pageQuery(),
  status: oneOf(deskStatuses).optional(),
  q: searchText.optional(),
  category: idText.optional(),
  /** The author's account, and their institution. */
  author: idNumber.optional(),
  institution: idNumber.optional(),
  claimed: oneOf(['me', 'nobody', 'others']).optional(),
  endorsed: oneOf(['1', '0']).optional(),
  /** Left out: what waits longest first in review, else what moved last. */
  sort: oneOf(sorts).optional(),
})
export type DeskNewsFilter = z.output<typeof deskNewsFilter>

const moment = z.iso.datetime()
const person = z.object({ id: z.int(), name: z.string() })
const titled = z.object({ id: z.int(), title: z.string() })

/** Who has taken a review, since when, and from when on any other reviewer may take it over. */
const claimShape = z.object({ by: person, at: moment, open_at: moment })
export type ClaimWire = z.output<typeof claimShape>

const reviewShape = {
  institution: titled.nullable(),
  region: titled.nullable(),
  /** When it was last sent to be reviewed; null for what the installation brought. */
  sent_at: moment.nullable(),
  /** By when somebody should have decided; null for what does not wait for a decision. */
  due_at: moment.nullable(),
  claim: claimShape.nullable(),
}

export const deskNewsRowShape = memberNewsRowShape.omit({ excerpt: true, image: true }).extend(reviewShape)
export type DeskNewsRowWire = z.output<typeof deskNewsRowShape>

export const deskNewsShape = memberNewsShape.extend({
  ...reviewShape,
  /** What the viewer may do about the claim now. */
  can_claim: oneOf(['claim', 'take_over', 'release']).nullable(),
})
export type DeskNewsWire = z.output<typeof deskNewsShape>

export const deskCountsShape = z.object({
  all: z.int(),
  review: z.int(),
  revision: z.int(),
  scheduled: z.int(),
  published: z.int(),
  archived: z.int(),
})
export type DeskCountsWire = z.output<typeof deskCountsShape>

/** `PUT /desk/news/{id}/claim`: with `take_over` also from somebody else. */
export const claimInput = z.strictObject({ take_over: z.boolean('Pilih ya atau tidak.').default(false) })

export const restoredText = z.strictObject({
  version: z.int('Sebut versi yang Anda baca.').positive('Sebut versi yang Anda baca.'),
})

export const newsActsOnMany = bulkBody(['claim', 'release', 'archive'])
export type ManyAct = z.output<typeof newsActsOnMany>['act']
