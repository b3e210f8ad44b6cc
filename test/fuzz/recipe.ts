import type { Person, TestTools } from '#test/support/actor.ts'

/** Data of one valid request, once its prerequisites are in the database. */
export type Prepared = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
}

/** Prepares an operation's prerequisites. @param person the caller */
export type Recipe = (hands: TestTools, person: Person) => Promise<Prepared>

/** An existing category: an earlier request may have deleted any of the demo's. */
export const someCategory = async ({ db }: Pick<TestTools, 'db'>, table: 'newsCategories' | 'blogThemes') => {
  const { id } = await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return id
}
