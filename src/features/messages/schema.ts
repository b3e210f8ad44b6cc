import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

const statuses = ['open', 'answered', 'closed'] as const
export type MessageStatus = (typeof statuses)[number]

/** `mine`: open ones that the caller has taken. */
const states = ['open', 'mine', 'answered', 'closed', 'all'] as const
export type MessageState = (typeof states)[number]

export const messageFilter = z.object({
  ...pageQuery(),
  /** Part of the sender's name, the address or the text. */
  q: searchText.default(''),
  state: z.enum(states).default('open'),
  /** Only messages to this institution. */
  institution: idNumber.optional(),
  /** Only messages to the secretariat. */
  to_secretariat: z.enum(['0', '1'], sharedWords.zeroOrOne).default('0'),
})
export type MessageFilter = z.output<typeof messageFilter>

export const messageParams = z.object({ id: idNumber })

export const newAnswer = z.strictObject({
  text: linesOfText(sharedWords.answerMissing)
    .min(2, words.answerTooShort)
    .max(8_000, sharedWords.atMostLetters(8_000)),
  idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase(),
})
export type NewAnswer = z.output<typeof newAnswer>

const moment = z.iso.datetime()
const named = z.object({ id: z.int(), title: z.string() })
const person = z.object({ id: z.int(), nama_lengkap: z.string() })

const shared = {
  id: z.int(),
  status: z.enum(statuses),
  name: z.string(),
  email: z.string(),
  /** Institution that it was sent to; null for the secretariat. */
  partisipan: named.nullable(),
  created_at: moment,
  /** Holder; null for nobody. */
  claim: z.object({ by: person, at: moment, is_mine: z.boolean() }).nullable(),
}

export const messageRowShape = z.object({
  ...shared,
  /** Its beginning, in one line. */
  excerpt: z.string(),
})
export type MessageRowWire = z.output<typeof messageRowShape>

const acts = ['claim', 'release', 'answer', 'close', 'reopen'] as const

export const messageShape = z.object({
  ...shared,
  message: z.string(),
  closed_at: moment.nullable(),
  /** Account with the sender's address, if the caller may know it. That its owner wrote the message is not proven. */
  account: person
    .extend({
      role: z.enum(['member', 'staff', 'admin']),
      is_pic: z.boolean(),
      is_moderator: z.boolean(),
      partisipan: named.nullable(),
    })
    .nullable(),
  /** Oldest first. */
  answers: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      written_by: person,
      written_at: moment,
      /** State of its mail. */
      mail: z.enum(['waiting', 'sent', 'failed']),
    }),
  ),
  /** Address to which replies to an answer go; null for none. They are not read here. */
  replies_to: z.string().nullable(),
  /** Acts open to the caller now. */
  can: z.array(z.enum(acts)),
})
export type MessageWire = z.output<typeof messageShape>
