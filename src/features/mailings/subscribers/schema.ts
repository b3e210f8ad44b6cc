import { z } from 'zod'
import { bulkBody } from '#src/wire/bulk.ts'
import { languages } from '#src/wire/language.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { emailAddress } from '#src/wire/person-fields.ts'
import { personName } from '#src/wire/person-name.ts'
import { idNumber, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'

const moment = z.iso.datetime()

export const listParams = z.object({ id: idNumber })

/** `stopped`: on the list, but the address refuses mail. */
const subscriberStates = ['given', 'waiting', 'stopped', 'ended'] as const
const orders = ['-asked_at', 'asked_at', 'email', '-email'] as const

const narrowing = {
  /** Name or address. */
  q: searchText.default(''),
  state: z.enum(subscriberStates).optional(),
}
export const subscriberFilter = z.object({
  ...narrowing,
  sort: z.enum(orders).default('-asked_at'),
  ...pageQuery(),
})
export type SubscriberFilter = z.output<typeof subscriberFilter>
export const subscriberFileFilter = z.object({ list: idNumber, ...narrowing })

const sources = ['register', 'profile', 'form', 'import', 'invitation'] as const
const endings = ['person', 'complaint', 'bounce', 'erased', 'office', 'expired', 'version'] as const
const stops = ['hard', 'soft', 'complaint'] as const

/** A list, and the number of its addresses in each state. */
export const summaryShape = z.object({
  id: z.int(),
  name: z.string(),
  counts: z.object({
    given: z.int().min(0),
    waiting: z.int().min(0),
    stopped: z.int().min(0),
    ended: z.int().min(0),
  }),
})
export type SummaryWire = z.output<typeof summaryShape>

const subscription = {
  id: z.int(),
  source: z.enum(sources),
  /** Source of an imported consent: where and how it was given. */
  evidence: z.string(),
  asked_at: moment,
  /** Time when the owner of the address agreed; null while a letter waits for the answer. */
  given_at: moment.nullable(),
  ended_at: moment.nullable(),
  ended_because: z.enum(endings).nullable(),
}

/** The latest subscription of an address to a list. */
export const subscriberShape = z.object({
  ...subscription,
  email: z.string(),
  name: z.string(),
  /** Account of the address, for those who may open it. */
  user_id: z.int().nullable(),
  state: z.enum(subscriberStates),
  stopped_because: z.enum(stops).nullable(),
})
export type SubscriberWire = z.output<typeof subscriberShape>

export const newSubscriber = z.strictObject({
  email: emailAddress,
  name: z
    .union([z.literal(''), personName(sharedWords.nameMissing).max(100, sharedWords.atMostLetters(100))])
    .default(''),
  /** Of the letter that asks, and of mailings to a guest. */
  language: z.enum(languages).default(languages[0]),
})

/** `resume`: mail to an address that refused it. `erase`: a guest's address and name, once nothing is subscribed. */
export const subscriberActs = bulkBody(['end', 'resume', 'erase'])
export type SubscriberAct = z.output<typeof subscriberActs>['act']

export const MAX_ROWS = 10_000
export const subscriberImport = z.strictObject({
  csv: z.string(sharedWords.sendCsv).min(1, sharedWords.sendCsv).max(1_000_000, sharedWords.fileTooLarge),
  dry_run: z.boolean(sharedWords.yesOrNo).default(true),
})

/**
 * `given`: with day and source of the consent; `invited`: without, so a letter asks; `known`: on the list, or invited
 * before; `left`: ended it after that day, or did not answer an invitation; `stopped`: refuses mail.
 */
export const importStatuses = ['given', 'invited', 'known', 'left', 'stopped', 'error'] as const
export type ImportStatus = (typeof importStatuses)[number]
const importRowShape = z.object({
  line: z.int(),
  email: z.string(),
  name: z.string(),
  status: z.enum(importStatuses),
  errors: z.array(z.string()),
})
export type ImportRowWire = z.output<typeof importRowShape>
export const importShape = z.object({
  dry_run: z.boolean(),
  counts: z.object({
    /** Those given and those invited. */
    new: z.int(),
    given: z.int(),
    invited: z.int(),
    known: z.int(),
    left: z.int(),
    stopped: z.int(),
    error: z.int(),
  }),
  /** Every invalid line, then the first hundred others. */
  rows: z.array(importRowShape),
})
export type ImportWire = z.output<typeof importShape>

/** Mailings of a person: what they agreed to, and whether their address takes mail. */
export const personMailShape = z.object({
  stopped: z.object({ at: moment, because: z.enum(stops) }).nullable(),
  subscriptions: z.array(z.object({ ...subscription, list: z.object({ id: z.int(), name: z.string() }) })),
  /** The latest reports of mail servers. */
  bounces: z.array(z.object({ id: z.int(), kind: z.enum(stops), detail: z.string(), received_at: moment })),
})
export type PersonMailWire = z.output<typeof personMailShape>
