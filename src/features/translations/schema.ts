import { z } from 'zod'
import { contentStatuses } from '#src/wire/content.ts'
import { furtherLanguages } from '#src/wire/language.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, searchText } from '#src/wire/shapes.ts'
import { MAX_CONTENT, slugField } from '../content/schema.ts'
import { reviewActs, translationNames, translationStates } from './model.ts'
import * as words from './words.id.ts'

const language = z.enum(furtherLanguages, words.chooseLanguage)
const kind = z.enum(translationNames, words.chooseKind)

export const translationsFilter = z.object({
  ...pageQuery(),
  language: language.default(furtherLanguages[0]),
  kind: kind.optional(),
  state: z.enum(translationStates, words.chooseState).optional(),
  q: searchText.optional(),
})
export type TranslationsFilter = z.output<typeof translationsFilter>

export const translationParams = z.object({ kind, id: idNumber })
export const translationRevisionParams = z.object({ kind, id: idNumber, revision: idNumber })
export const languageQuery = z.object({ language: language.default(furtherLanguages[0]) })

export const translationChange = z.strictObject({
  language,
  /** The one that was read; 0 where there was no translation. */
  version: z.int(words.reload).min(0, words.reload),
  /** Texts by name; those that are left out stay. */
  fields: z
    .record(z.string().max(200, words.unknownText), z.string(words.writeText).max(MAX_CONTENT, words.tooLong))
    .default({}),
  slug: slugField.optional(),
  status: z.enum(contentStatuses, words.chooseStatus).optional(),
  publish_at: z.iso.datetime({ offset: true, error: words.writeMoment }).optional(),
  /** True once a person has read what a machine suggested. */
  confirmed: z.boolean(words.chooseYesOrNo).optional(),
  /** Sends the text to the secretariat, takes it back, or returns it to its writer. */
  review: z.enum(reviewActs, words.chooseReview).optional(),
  /** What to mend; required where a text is returned. */
  note: z.string(words.writeText).trim().max(2_000, words.longest(2_000)).optional(),
})
export type TranslationChange = z.output<typeof translationChange>
export const suggestionBody = z.strictObject({ language, version: z.int(words.reload).min(0, words.reload) })

const moment = z.iso.datetime()

export const translationRowShape = z.object({
  kind: z.enum(translationNames),
  id: z.int(),
  title: z.string(),
  /** Title of the translation; null without one. */
  translated_title: z.string().nullable(),
  state: z.enum(translationStates),
  /** Null without a translation. */
  status: z.enum(contentStatuses).nullable(),
  /** True if a newer text stands beside the one that readers see. */
  has_changes: z.boolean(),
  updated_at: moment.nullable(),
})
export type TranslationRowWire = z.output<typeof translationRowShape>

export const translationShape = z.object({
  kind: z.enum(translationNames),
  id: z.int(),
  language: z.enum(furtherLanguages),
  title: z.string(),
  state: z.enum(translationStates),
  /** Texts of the original; `before` is what one said when it was translated, where it says something else now. */
  original: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      form: z.enum(['line', 'text', 'html', 'file']),
      text: z.string(),
      before: z.string().nullable(),
    }),
  ),
  fields: z.record(z.string(), z.string()),
  /** Name of the file in this language as it was uploaded; null without one. */
  file_name: z.string().nullable(),
  status: z.enum(contentStatuses),
  version: z.int(),
  /** Null where the address is the same in every language. */
  slug: z.string().nullable(),
  has_own_slug: z.boolean(),
  /** Root-relative address for readers; null while readers do not see it. */
  url: z.string().nullable(),
  is_machine: z.boolean(),
  /** True if a newer text stands beside the one that readers see. */
  has_changes: z.boolean(),
  publish_at: moment.nullable(),
  /** Since when it waits for review, and who sent it; null if it does not wait. */
  sent: z.object({ at: moment, by: z.string().nullable(), by_id: z.int().nullable() }).nullable(),
  /** What to mend, where it came back; null otherwise. */
  returned_note: z.string().nullable(),
  /** True for the secretariat: others send what they wrote for review. */
  can_publish: z.boolean(),
  /** True if a machine can be asked for a suggestion. */
  can_suggest: z.boolean(),
  revisions: z.array(
    z.object({
      id: z.int(),
      author: z.string().nullable(),
      created_at: moment,
      is_live: z.boolean(),
      is_current: z.boolean(),
    }),
  ),
})
export type TranslationWire = z.output<typeof translationShape>

export const translationRevisionShape = z.object({
  id: z.int(),
  created_at: moment,
  fields: z.record(z.string(), z.string()),
})
export type TranslationRevisionWire = z.output<typeof translationRevisionShape>
