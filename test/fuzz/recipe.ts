import type { Hands, Person } from '#test/support/hands.ts'

/** What one valid request consists of, once all that it needs is in the database. */
export type Prepared = {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
}

/** Makes ready what an operation needs to succeed. @param person who calls, where the operation wants somebody */
export type Recipe = (hands: Hands, person: Person) => Promise<Prepared>
