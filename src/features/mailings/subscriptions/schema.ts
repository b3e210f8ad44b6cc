import { z } from 'zod'
import { captchaSolution } from '#src/wire/captcha.ts'
import { emailAddress } from '#src/wire/person-fields.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { openListShape } from '../lists/schema.ts'
import * as words from './api-words.id.ts'

/** Address of a list, as `region-7`. */
const listSlug = z
  .string(sharedWords.chooseList)
  .min(1, sharedWords.chooseList)
  .max(80, sharedWords.chooseList)
export const listParams = z.object({ slug: listSlug })

/** A guest's wish; a member's address is that of the account. */
export const subscriptionBody = z.strictObject({
  email: emailAddress.optional(),
  captcha: captchaSolution,
})

export const subscriptionReceipt = z.object({
  /** `mailed`: a guest agrees by the letter, if one can be sent to this address. */
  state: z.enum(['mailed', 'subscribed']),
})

export const ownListShape = openListShape.extend({
  /** False for a list by invitation. */
  is_open: z.boolean(),
  given_at: z.iso.datetime().nullable(),
})
export type OwnListWire = z.output<typeof ownListShape>
export const ownListsShape = z.object({
  /** The account's address refused mail: nothing is sent to it until the secretariat lifts this. */
  is_stopped: z.boolean(),
  lists: z.array(ownListShape),
})
export type OwnListsWire = z.output<typeof ownListsShape>

export const confirmationBody = z.strictObject({
  token: z.string(words.openLinkFromLetter).max(200, sharedWords.linkIncomplete),
})
export const confirmedShape = z.object({ list: z.object({ name: z.string() }) })

/** Query of a link in a letter: who reads (`t`), and a list where no mailing names it. */
export const leaveLink = z.object({
  t: z.string(words.openLinkFromLetter).max(200),
  list: listSlug.optional(),
})
export const leaveQuery = leaveLink.extend({
  /** All lists instead of one. */
  all: z.enum(['1'], words.oneOrNothing).optional(),
})

export const standingShape = z.object({
  /** The list of the letter; null for all lists. */
  list: z.object({ name: z.string() }).nullable(),
  /** True if the reader still gets what the link ends. */
  is_on: z.boolean(),
  /** Lists that the reader is on besides. */
  others: z.int(),
  /** True if `DELETE` takes back what this link has just ended. */
  can_return: z.boolean(),
})
export type StandingWire = z.output<typeof standingShape>
