import { DEMO_PASSWORD } from '#src/features/accounts/demo.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { CaptchaAct } from '#src/wire/captcha.ts'

export const PASSWORD = DEMO_PASSWORD

/** What a test can do beside sending requests: it knows the database and the secrets of the demo. */
export type Hands = {
  db: Db
  now(): Date
  /** Under which the site is seen. */
  origin: string
  /** The secret that the site signs with. */
  secret: SiteSecret
  /** A solved captcha. */
  solve(act: CaptchaAct): Promise<string>
  /** The token of a new session. */
  open(user: { id: number; role: string }): Promise<string>
  /** Pays an order at the simulator, by card. */
  settle(orderId: string): Promise<unknown>
  /** Sends a call of `/v1` that must succeed. @returns its `data` */
  call(where: string, token: string, body?: unknown): Promise<unknown>
}

type Send = (
  method: string,
  path: string,
  init: { headers: Record<string, string>; body?: string },
) => Promise<Response>

/** The `call` of somebody's hands. */
export const callBy =
  (send: Send): Hands['call'] =>
  async (where, token, body) => {
    const [method, path] = where.split(' ') as [string, string]
    const headers: Record<string, string> = { authorization: `Bearer ${token}` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const answer = await send(method, `/v1${path}`, {
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { success, data } = (await answer.json()) as { success: boolean; data: unknown }
    if (!success) throw new Error(`${where} answered ${answer.status}`)
    return data
  }

export type Person = { id: number; email: string; role: string; token: string }

/** Someone new with a session, whose password is `PASSWORD`. */
export async function makePerson(
  { db, open }: Pick<Hands, 'db' | 'open'>,
  given: Parameters<typeof makeUser>[1] = {},
): Promise<Person> {
  const known = await db
    .selectFrom('users')
    .select(['passwordHash', 'regionId'])
    .where('passwordHash', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id, email, role } = await makeUser(db, { ...known, ...given })
  return { id, email, role, token: await open({ id, role }) }
}
