import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { keyField, versionField } from '../../content/schema.ts'
import { listKinds } from '../list-kinds.ts'
import * as words from './api-words.id.ts'

/** A list that anybody may join. */
export const openListShape = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  kind: z.enum(listKinds),
})

const fields = {
  name: lineOfText(words.listNameMissing).min(3, sharedWords.nameTooShort).max(100, sharedWords.nameTooLong),
  about: linesOfText(words.listPurposeMissing).max(300, sharedWords.atMostLetters(300)),
  /** Anybody may join; otherwise the secretariat invites. */
  is_open: z.boolean(sharedWords.yesOrNo),
}

export const newList = z.strictObject({
  name: fields.name,
  about: fields.about.optional(),
  is_open: fields.is_open.default(true),
  /** The list of a campaign's supporters; each campaign has one at most. */
  campaign_id: z.int(sharedWords.chooseCampaign).positive(sharedWords.chooseCampaign).nullish(),
  idempotency_key: keyField.optional(),
})
export const listChange = z.strictObject({ version: versionField, ...z.object(fields).partial().shape })
export type ListWish = Partial<Pick<z.output<typeof newList>, 'name' | 'about' | 'is_open' | 'campaign_id'>>

export const deskListFilter = z.object({
  ...pageQuery(),
  q: searchText.optional(),
  kind: z.enum(listKinds, words.chooseKindOfList).optional(),
  status: z.enum(['deleted'], sharedWords.deletedOrNothing).optional(),
})
export type DeskListFilter = z.output<typeof deskListFilter>

export const deskListShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  kind: z.enum(listKinds),
  campaign: z.object({ id: z.int(), title: z.string() }).nullable(),
  is_open: z.boolean(),
  /** People who agreed and are on it. */
  subscribers: z.int(),
  version: z.int(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
})
export type DeskListWire = z.output<typeof deskListShape>
