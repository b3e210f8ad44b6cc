import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { dayText, idNumber, linesOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { personRowShape } from '../schema.ts'
import * as words from './api-words.id.ts'

const moment = z.iso.datetime()

const visibilities = ['secretariat', 'region'] as const
/** `region`: also the editors of the person's region. */
export type Visibility = (typeof visibilities)[number]

const fields = {
  text: linesOfText(sharedWords.notesMissing)
    .min(3, sharedWords.notesTooShort)
    .max(10_000, sharedWords.atMostLetters(10_000)),
  /** Day that the note is about, in Jakarta. */
  noted_on: dayText('1900-01-01'),
  visibility: z.enum(visibilities),
}
export const noteParams = z.object({ id: idNumber, note: idNumber })
export const newNote = z.strictObject({
  ...fields,
  idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase(),
})
export type NewNote = z.output<typeof newNote>
export const noteChange = z.strictObject({ ...fields, version: z.int(sharedWords.reload) })
export type NoteChange = z.output<typeof noteChange>

export const noteShape = z.object({
  id: z.int(),
  text: z.string(),
  noted_on: z.iso.date(),
  visibility: z.enum(visibilities),
  written_by: z.object({ id: z.int(), nama_lengkap: z.string() }),
  created_at: moment,
  updated_at: moment,
  version: z.int(),
  /** Permissions of the caller. */
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type NoteWire = z.output<typeof noteShape>

const timelineKinds = ['note', 'gift', 'event', 'post', 'letter', 'visit'] as const
export type TimelineKind = (typeof timelineKinds)[number]
/** Kinds of entries; `post` stands for four of them. */
const entryKinds = [
  'note',
  'gift',
  'event',
  'news',
  'blog',
  'question',
  'answer',
  'letter',
  'mailing',
  'visit',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Microseconds since 1970, negative before: a note may be of an earlier day. */
const cursorPattern = new RegExp(`^(-?[0-9]{1,16})-(${entryKinds.join('|')})-([1-9][0-9]{0,14})$`)

export const timelineQuery = z.object({
  kind: z.enum(timelineKinds).optional(),
  /** `next` of the page before. */
  before: z
    .string()
    .regex(cursorPattern, words.fromFirstPage)
    .transform((text) => {
      const [, at, kind, id] = cursorPattern.exec(text)!
      return { at: Number(at), kind: kind as EntryKind, id: Number(id) }
    })
    .optional(),
  limit: pageQuery().limit,
})
export type TimelineQuery = z.output<typeof timelineQuery>

export const entryShape = z.object({
  kind: z.enum(entryKinds),
  id: z.int(),
  at: moment,
  title: z.string(),
  /** State of a gift, a registration (`attended` too), a text or a mail (`waiting`, `sent`, `failed`). */
  state: z.string().nullable(),
  /** Order of a gift, event of a registration, question of an answer, path of a visit. */
  ref: z.string().nullable(),
  amount: z.int().nullable(),
  note: noteShape.nullable(),
})
export type EntryWire = z.output<typeof entryShape>

export const timelineShape = z.object({
  person: personRowShape,
  /** Kinds that the caller may see. */
  kinds: z.array(z.enum(timelineKinds)),
  /** The caller may write notes. */
  may_write: z.boolean(),
  /** Newest first. */
  entries: z.array(entryShape),
  /** `before` of the next page; null on the last. */
  next: z.string().nullable(),
})
