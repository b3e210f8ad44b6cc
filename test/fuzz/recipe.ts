import type { Hands, Person } from '#test/support/hands.ts'

/** What one valid request consists of, once all that it needs is in the database. */
export type Prepared = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
}

/** Makes ready what an operation needs to succeed. @param person who calls, where the operation wants somebody */
export type Recipe = (hands: Hands, person: Person) => Promise<Prepared>

/** A category that is there: any of those that the demo has may have been removed by a request before. */
export const someCategory = async ({ db }: Pick<Hands, 'db'>, table: 'newsCategories' | 'blogThemes') => {
  const { id } = await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return id
}
