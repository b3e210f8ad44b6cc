import { z } from 'zod'
import { languages } from '#src/wire/language.ts'
import { itemNames } from '#src/wire/mail-item.ts'
import { dayText, idNumber, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { changeFields, contentFilterFields, keyField, newTextFields } from '../../content/schema.ts'
import * as words from './api-words.id.ts'

/** Duties by which recipients can be chosen. */
const segmentRoles = ['member', 'staff', 'admin', 'pic'] as const

/** A row that a mailing refers to by number. */
const choice = (said: string) => z.int(said).positive(said)

const ownFields = {
  /** List whose subscribers get it. */
  list_id: choice(words.chooseRecipients),
  /** Region to which the list is narrowed, and so on; null for no such limit. */
  people_region_id: choice(sharedWords.chooseRegion).nullable(),
  role: z.enum(segmentRoles).nullable(),
  institution_id: choice(sharedWords.chooseInstitution).nullable(),
  /** Day since which somebody gave. */
  donated_since: dayText().nullable(),
  donated_campaign_id: choice(sharedWords.chooseCampaign).nullable(),
  /** Event that somebody registered for. */
  event_id: choice(words.chooseEvent).nullable(),
  label_id: choice(words.chooseLabel).nullable(),
  /** `public`: readers of the site find it in the archive once it is sent. */
  archive: z.literal('public', sharedWords.oneOf('public')).nullable(),
}

export const newMailing = z.strictObject({
  ...newTextFields,
  list_id: ownFields.list_id,
  people_region_id: ownFields.people_region_id.default(null),
  role: ownFields.role.default(null),
  institution_id: ownFields.institution_id.default(null),
  donated_since: ownFields.donated_since.default(null),
  donated_campaign_id: ownFields.donated_campaign_id.default(null),
  event_id: ownFields.event_id.default(null),
  label_id: ownFields.label_id.default(null),
  archive: ownFields.archive.default(null),
})
export const mailingChange = z.strictObject({ ...changeFields, ...z.object(ownFields).partial().shape })

export const deskMailingFilter = z.object({ ...contentFilterFields, list: idNumber.optional() })
export type DeskMailingFilter = z.output<typeof deskMailingFilter>

/** Values of a mailing besides its text. */
export const mailingDetailsShape = z.object({
  ...ownFields,
  list_id: z.int().nullable(),
  /** Region of its list, whose editors write it; null for the secretariat's. */
  region_id: z.int().nullable(),
})
export type MailingDetails = z.output<typeof mailingDetailsShape>

export const versionQuery = z.object({
  /** Omitted: the text being worked on. */
  revision: idNumber.optional(),
  /** Language of its reader; by default that of the call. */
  lang: z.enum(languages).optional(),
})

/** Fault that should be mended, and its place: a number, or links. */
const problemShape = z.object({
  name: z.enum([
    'subject',
    'preheader',
    'empty',
    'alt',
    'pictures_only',
    'dead_links',
    'weight',
    'untranslated',
  ]),
  detail: z.string(),
})
export type MailingProblem = z.output<typeof problemShape>

export const checkShape = z.object({
  subject: z.string(),
  preheader: z.string(),
  /** The letter as plain text. */
  text: z.string(),
  /** Language of the text. */
  lang: z.enum(languages),
  /** Weight of its HTML. */
  bytes: z.int(),
  problems: z.array(problemShape),
})
export type MailingCheck = z.output<typeof checkShape>

export const testBody = z.strictObject({
  idempotency_key: keyField,
  /** Language of the reader as whom one gets it; by default that of the call. */
  lang: z.enum(languages).optional(),
})

const choices = z.array(z.object({ id: z.int(), title: z.string() }))
export const choicesShape = z.object({
  /** Those that the actor writes to. */
  lists: choices,
  /** Events with registration, the last ones first. */
  events: choices,
  /** Choices of the secretariat: who gave, and people by label. */
  campaigns: choices,
  labels: choices,
})
export type MailingChoices = z.output<typeof choicesShape>

export const itemFilter = z.object({
  q: searchText.default(''),
  kind: z.enum(itemNames).optional(),
  id: idNumber.optional(),
})
export type ItemFilter = z.output<typeof itemFilter>

export const itemShape = z.object({
  kind: z.enum(itemNames),
  id: z.int(),
  /** Path of its page. */
  path: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Time when it was published, or an event begins. */
  at: z.iso.datetime().nullable(),
})

export const letterQuery = z.object({
  ...versionQuery.shape,
  /** `dark`: in dark colours; `plain`: without pictures. */
  look: z.enum(['light', 'dark', 'plain']).default('light'),
})
