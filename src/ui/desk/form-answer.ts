import { data } from 'react-router'
import type { Failed } from '#src/wire/envelope.ts'
import { answerOf, type FormAnswer, refused } from '../form.tsx'

/** What a form says and shows: texts by the names of its fields; a ticked box is `on`. */
export type Values = Record<string, string>

/** What a form of the desk is told when it was not taken; `current` when somebody else was quicker: how it stands now. */
export type DeskAnswer = FormAnswer & { current?: Values }

/** What was sent: lines end as `\n`; of boxes with one name all that were ticked, parted by commas. */
export async function readForm(request: Request): Promise<Values> {
  const form = await request.formData()
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form
        .getAll(name)
        .map((value) => String(value).replace(/\r\n?/g, '\n'))
        .join(','),
    ]),
  )
}

/**
 * What an action hands back for values that were not taken.
 * @param valuesOf the entity of a stale edit's answer (409 with `data.current`) as the form shows it
 */
export function refusedEdit<Entity extends { version: number }>(
  values: Values,
  failed: Failed,
  valuesOf: (current: Entity) => Values,
) {
  const { current } = Object(failed.data) as { current?: Entity }
  if (failed.code !== 409 || !current) return refused(values, failed)
  const now = { ...valuesOf(current), version: String(current.version) }
  return data<DeskAnswer>({ ...answerOf(values, failed), current: now }, { status: 409 })
}
