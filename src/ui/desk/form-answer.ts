import { data } from 'react-router'
import { valuesIn } from '#src/browser/form-values.ts'
import type { Failed } from '#src/wire/envelope.ts'
import { answerOf, type FormAnswer, refused } from '../form.tsx'

/** Form values by field name; a checked box is `on`. */
export type Values = Record<string, string>

/** Answer to a rejected form; `current` holds the stored values after an edit conflict. */
export type DeskAnswer = FormAnswer & { current?: Values }

export const readForm = async (request: Request): Promise<Values> => valuesIn(await request.formData())

/**
 * Answer of an action that was rejected.
 * @param valuesOf form values of the entity in a conflict's answer (409 with `data.current`)
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
