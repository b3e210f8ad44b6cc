import { idNumber } from '#src/wire/shapes.ts'
import { invalid } from '../http/failures.ts'
import type { ItemBy } from './queries.ts'

/**
 * The item of an API address: with `slug=1` by any current or former slug, else by its number.
 * @throws Failure 400 for an invalid number
 */
export function itemBy({ id }: { id: string }, { slug }: { slug: '0' | '1' }): ItemBy {
  if (slug === '1') return { slug: id }
  const number = idNumber.safeParse(id)
  if (!number.success) throw invalid({ id: number.error.issues.map((issue) => issue.message) })
  return { id: number.data }
}
