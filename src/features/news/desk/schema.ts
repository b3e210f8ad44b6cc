import { z } from 'zod'
import { bulkBody } from '#src/wire/bulk.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, idText, imageShape, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { sceneField, versionField } from '../../content/schema.ts'
import { scenes } from '../../covers/scene-names.ts'
import { affiliationFields } from '../../institutions/schema.ts'
import { memberNewsRowShape, memberNewsShape } from '../writing/schema.ts'

/** States that the desk sees: never a draft. */
const deskStatuses = ['review', 'revision', 'scheduled', 'published', 'archived'] as const
export type DeskStatus = (typeof deskStatuses)[number]

const sorts = [
  ...['sent_at', '-sent_at', 'title', '-title'],
  ...['published_at', '-published_at', 'created_at', '-created_at'],
] as const
export type DeskSort = (typeof sorts)[number]

export const deskNewsFilter = z.object({
  ...pageQuery(),
  status: z.enum(deskStatuses).optional(),
  q: searchText.optional(),
  category: idText.optional(),
  /** The author's account, and their institution. */
  author: idNumber.optional(),
  institution: idNumber.optional(),
  claimed: z.enum(['me', 'nobody', 'others']).optional(),
  endorsed: z.enum(['1', '0']).optional(),
  /** Default: in review the longest waiting first, else the last changed. */
  sort: z.enum(sorts).optional(),
})
export type DeskNewsFilter = z.output<typeof deskNewsFilter>

const moment = z.iso.datetime()
const person = z.object({ id: z.int(), name: z.string() })
const titled = z.object({ id: z.int(), title: z.string() })

/** Claimant of a review, claim time, and the time from which other reviewers may take it over. */
const claimShape = z.object({ by: person, at: moment, open_at: moment })
export type ClaimWire = z.output<typeof claimShape>

const reviewShape = {
  institution: titled.nullable(),
  region: titled.nullable(),
  /** Time of last submission for review; null for content of the installation. */
  sent_at: moment.nullable(),
  /** Due time of the decision; null if none is waited for. */
  due_at: moment.nullable(),
  claim: claimShape.nullable(),
}

export const deskNewsRowShape = memberNewsRowShape.omit({ excerpt: true, image: true }).extend(reviewShape)
export type DeskNewsRowWire = z.output<typeof deskNewsRowShape>

export const deskNewsShape = memberNewsShape.extend({
  ...reviewShape,
  /** Number of `participant`, also once it was removed: forms keep it (decision 086). */
  participant_id: z.int().nullable(),
  /** The viewer's possible action on the claim. */
  can_claim: z.enum(['claim', 'take_over', 'release']).nullable(),
  /** The woven cover, shown without a photo, and its scene if the desk chose one. */
  cover: imageShape,
  scene: z.enum(scenes).nullable(),
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

/** `PUT /desk/news/{id}/claim`: `take_over` also takes it from somebody else. */
export const claimInput = z.strictObject({ take_over: z.boolean(sharedWords.yesOrNo).default(false) })

/** `PUT /desk/news/{id}/affiliation`. */
export const affiliationInput = z.strictObject({ version: versionField, ...affiliationFields })

/** `PUT /desk/news/{id}/scene`. */
export const sceneInput = z.strictObject({ version: versionField, scene: sceneField })

export const restoredText = z.strictObject({
  version: z.int(sharedWords.versionMissing).positive(sharedWords.versionMissing),
})

export const newsActsOnMany = bulkBody(['claim', 'release', 'archive'])
export type ManyAct = z.output<typeof newsActsOnMany>['act']
