import { makeUser } from '#src/features/accounts/factory.ts'
import type { FreshApp } from './fresh-app.ts'

type Told<Data> = {
  code: number
  data: Data
  errors?: Record<string, string[]>
  pagination?: { total: number }
}

/** A person at the desk, with calls below `/v1/desk`. */
export async function deskCaller({ as, db }: Pick<FreshApp, 'as' | 'db'>, role: 'staff' | 'admin' = 'staff') {
  const user = await makeUser(db, { role, userType: 'sekretariat' })
  const session = await as(user)
  const ask = async <Data>(method: string, path: string, body?: object): Promise<Told<Data>> => {
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
    return (await session.send(method, `/v1/desk${path}`, init)).json()
  }
  return { user, session, ask }
}

/** Audit trail of one item, oldest first. */
export const trailOf = (db: FreshApp['db'], entity: string, id: number | null) =>
  db
    .selectFrom('audit')
    .select(['act', 'detail'])
    .where('entity', '=', entity)
    .where('entityId', id === null ? 'is' : '=', id)
    .orderBy('id')
    .execute()
