import { z } from 'zod'
import { linkToken } from '#src/wire/link-token.ts'
import { claimDecision, claimShape } from '../institutions/claims/schema.ts'

export const claimByLink = linkToken.extend(claimDecision.shape)

const moment = z.iso.datetime()

/** Member's text in review, as shown to the PIC. */
const linkedPostShape = z.object({
  id: z.int(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  /** Endorser; null while there is none. */
  endorsed_by: z.object({ id: z.int(), nama_lengkap: z.string() }).nullable(),
})
export type LinkedPostWire = z.output<typeof linkedPostShape>

/** Content of a link: a claim or a text, the other is null. */
export const openedLinkShape = z.object({
  /** Recipient of the link. */
  holder: z.object({ id: z.int(), nama_lengkap: z.string() }),
  expires_at: moment,
  claim: claimShape.nullable(),
  post: linkedPostShape.nullable(),
})
export type OpenedLinkWire = z.output<typeof openedLinkShape>

export const endorsedShape = z.object({ id: z.int(), title: z.string(), is_endorsed: z.boolean() })
