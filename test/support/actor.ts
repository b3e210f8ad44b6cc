import { DEMO_PASSWORD } from '#src/features/accounts/demo.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { CaptchaAct } from '#src/wire/captcha.ts'

export const PASSWORD = DEMO_PASSWORD

/** Capabilities of a test besides requests: access to the database and the demo's secrets. */
export type TestTools = {
  db: Db
  now(): Date
  /** Origin of the site. */
  origin: string
  /** Signing secret of the site. */
  secret: SiteSecret
  /** A solved captcha. */
  solve(act: CaptchaAct): Promise<string>
  /** Token of a new session. */
  open(user: { id: number; role: string }): Promise<string>
  /** Pays an order at the simulator, by card. */
  settle(orderId: string): Promise<unknown>
  /** Sends a call of `/v1` that must succeed. @returns its `data` */
  call(where: string, token: string, body?: unknown): Promise<unknown>
}

/** Mailbox of the reports of mail servers, and the secret that signs them. */
export const BOUNCE_MAILBOX = 'bounces@contoh.example'
export const BOUNCE_SECRET = 'a secret of mail servers for tests, long enough'

type Send = (
  method: string,
  path: string,
  init: { headers: Record<string, string>; body?: string },
) => Promise<Response>

/** Makes the `call` of `Hands`. */
export const createCall =
  (send: Send): TestTools['call'] =>
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

/** A new person with a session and the password `PASSWORD`. */
export async function makePerson(
  { db, open }: Pick<TestTools, 'db' | 'open'>,
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
