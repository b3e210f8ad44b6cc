import { connectDatabase } from '#src/platform/database/connect.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import type { Document } from '#test/fuzz/document.ts'
import { fuzz, type Role, type Wire } from '#test/fuzz/fuzz.ts'
import { drill } from './support/drill.ts'
import { ownerUrlOf } from './support/embedded-database.ts'
import { API_KEY, makeSite, SESSION_SECRET, type Site } from './support/site.ts'

const GUEST: Role = { name: 'guest', token: null }

await drill('fuzz', async (run) => {
  const site = await makeSite(run)
  site.start()
  await site.ready()
  const roles = [GUEST, ...(await demoRoles(site))]
  const document = (await (await fetch(`${site.base}/v1/openapi.json`)).json()) as Document
  const requests = run.isShort ? 1_500 : 20_000
  const send = (wire: Wire) => sendTo(site, wire)
  const findings = await fuzz({ document, roles, apiKey: API_KEY, requests, seed: run.seed, send })
  for (const { what, times, example } of findings.faults)
    run.say(`       ${times} × ${what}\n         ${example}`)
  for (const name of findings.unreached) run.say(`       never succeeded: ${name}`)
  run.figure('roles', roles.length, { atLeast: 7 })
  run.figure('requests', findings.sent, { atLeast: requests })
  run.figure('kinds of fault', findings.faults.length, { atMost: 0 })
  run.figure('operations never answered with a success', findings.unreached.length, { atMost: 0 })
})

/** Sessions of the demo's six accounts, signed as the site signs them. */
async function demoRoles({ dataDir }: Site): Promise<Role[]> {
  const database = connectDatabase(ownerUrlOf(dataDir))
  const sessions = createSessions({
    db: database.db,
    clock: { now: () => new Date() },
    secret: SESSION_SECRET,
  })
  const users = await database.db.selectFrom('users').select(['id', 'role', 'email']).execute()
  const roles: Role[] = []
  for (const user of users)
    roles.push({ name: user.email, token: (await sessions.open(user, 'Uji coba')).token })
  await database.close()
  return roles
}

async function sendTo({ base }: Site, { method, path, headers, body }: Wire) {
  const startedAt = performance.now()
  const answer = await fetch(base + path, { method, headers, body })
  const given: unknown = await answer.json().catch(() => 'no JSON')
  return { status: answer.status, body: given, ms: performance.now() - startedAt }
}
