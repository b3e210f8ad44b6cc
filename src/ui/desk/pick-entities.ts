import { data } from 'react-router'
import type { Call } from '#src/wire/client.ts'
import {
  type Entity,
  type EntityKind,
  entityText,
  type FindEntities,
  isLongEnough,
  keyIn,
  shortestSearch,
  textFor,
} from '#src/wire/entity.ts'
import type { Failed } from '#src/wire/envelope.ts'
import { type FormAnswer, refused } from '../form.tsx'
import type { Values } from './form-answer.ts'
import * as words from './words.id.ts'

/** Result of a field for a row: its text and the key that it stands for; or why none, with rows to choose from. */
export type Picked = {
  text: string
  /** Empty for none. */
  key: string
  error?: string
  choices?: readonly Entity[]
  /** The search itself failed. */
  failed?: Failed
}

const find = (api: Call, kind: EntityKind, q: string) =>
  api<FindEntities>('GET /desk/find', { session: true, query: { kind, q: q.slice(0, 200) } })

/** The row that a text names: by its key, or as the only one of exactly that title. */
export async function pickEntity(api: Call, kind: EntityKind, text: string): Promise<Picked> {
  const key = text ? keyIn(text) : ''
  if (key !== null) return { text, key }
  if (!isLongEnough(kind, text)) return { text, key: '', error: words.writeLetters(shortestSearch(kind)) }
  const answer = await find(api, kind, text)
  if (!answer.success) return { text, key: '', error: words.searchUnanswered, failed: answer }
  const { rows, has_more } = answer.data
  const same = rows.filter(({ title }) => title.toLowerCase() === text.toLowerCase())
  if (same.length === 1) return { text: entityText(same[0]!), key: same[0]!.key }
  return { text, key: '', error: sentenceFor(text, rows.length, has_more), choices: rows }
}

function sentenceFor(text: string, count: number, hasMore: boolean): string {
  if (!count) return words.tryShorter(text)
  if (hasMore) return words.pickOrWriteMore(count)
  return words.pickBelow
}

/** Text of a field for a stored number; "#12" if it cannot be named now, '' for none. */
export async function fetchEntityText(api: Call, kind: EntityKind, key: string | number | null) {
  if (!key) return ''
  if (kind === 'gift') return String(key)
  const answer = await find(api, kind, `#${key}`)
  const row = answer.success ? answer.data.rows[0] : undefined
  return row ? entityText(row) : `#${key}`
}

/**
 * Reads the fields of a form that name rows.
 * @returns the values with the fields' texts (`typed`) and with the keys in their place (`picked`); or the answer of
 * the action, with the rows to choose from
 */
export async function pickEntities(api: Call, values: Values, kinds: Readonly<Record<string, EntityKind>>) {
  const fields = Object.entries(kinds).filter(([name]) => values[name] !== undefined)
  const picks = await Promise.all(
    fields.map(async ([name, kind]) => ({
      name,
      ...(await pickEntity(
        api,
        kind,
        textFor(name, (one) => values[one]),
      )),
    })),
  )
  const typed: Values = { ...values }
  const picked: Values = { ...values }
  const answer: FormAnswer = { values: typed, errors: {}, choices: {}, code: 400 }
  for (const { name, text, key, error, choices = [] } of picks) {
    typed[name] = text
    picked[name] = key
    if (error) answer.errors[name] = [error]
    answer.choices![name] = choices
  }
  const failed = picks.find((pick) => pick.failed)?.failed
  if (failed) return { refusal: refused(typed, failed) }
  if (Object.keys(answer.errors).length) return { refusal: data<FormAnswer>(answer, { status: 400 }) }
  return { typed, picked }
}
