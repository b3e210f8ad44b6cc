import { idNumber } from '#src/wire/shapes.ts'
import { invalid } from '../http/failures.ts'
import type { ItemBy } from './queries.ts'

/**
 * The item that an address of the API means: with `slug=1` by any slug it ever had, else by its number.
 * @throws Failure 400 for what is no number
 */
export function itemBy({ id }: { id: string }, { slug }: { slug: '0' | '1' }): ItemBy {
  if (slug === '1') return { slug: id }
  const number = idNumber.safeParse(id)
  if (!number.success) throw invalid({ id: number.error.issues.map((issue) => issue.message) })
  return { id: number.data }
}
