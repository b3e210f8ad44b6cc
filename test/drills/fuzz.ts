import { systemClock } from '#src/platform/clock.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import type { Document } from '#test/fuzz/document.ts'
import { fuzz, type Role, type Wire } from '#test/fuzz/fuzz.ts'
import { cook } from '#test/fuzz/recipes.ts'
import { createCall, type TestTools } from '#test/support/actor.ts'
import { simulatorApi } from '#test/support/simulator-api.ts'
import { startTranslator } from '#test/support/translator.ts'
import { type Drill, drill } from './support/drill.ts'
import { ownerUrlOf } from './support/embedded-database.ts'
import { API_KEY, makeSite, SESSION_SECRET, type Site } from './support/site.ts'
import { solveCheaply } from './support/solve-cheaply.ts'
import { asStranger } from './support/strangers.ts'

const GUEST: Role = { name: 'guest', token: null }

await drill('fuzz', async (run) => {
  const translator = await startTranslator()
  run.atEnd(translator.stop)
  const site = await makeSite(run, { TRANSLATE_URL: translator.url })
  site.start()
  await site.ready()
  const hands = handsOf(run, site)
  const roles = [GUEST, ...(await demoRoles(hands))]
  const document = (await (await fetch(`${site.base}/v1/openapi.json`)).json()) as Document
  const requests = run.isShort ? 4_000 : 20_000
  const send = (wire: Wire) => sendTo(site, wire)
  const toCook = (name: string) => cook(name, hands)
  const findings = await fuzz({
    document,
    roles,
    apiKey: API_KEY,
    requests,
    seed: run.seed,
    cook: toCook,
    send,
  })
  for (const { what, times, example } of findings.faults)
    run.say(`       ${times} × ${what}\n         ${example}`)
  for (const name of findings.unreached) run.say(`       never succeeded: ${name}`)
  run.figure('roles', roles.length, { atLeast: 8 })
  run.figure('requests', findings.sent, { atLeast: requests })
  run.figure('kinds of fault', findings.faults.length, { atMost: 0 })
  run.figure('operations never answered with a success', findings.unreached.length, { atMost: 0 })
})

/** The site's database, and sessions signed with its secret. */
function handsOf(run: Drill, { dataDir, base }: Site): TestTools {
  const { db, close } = connectDatabase(ownerUrlOf(dataDir))
  run.atEnd(close)
  const sessions = createSessions({ db, clock: systemClock, secret: [SESSION_SECRET] })
  return {
    db,
    now: () => new Date(),
    origin: base,
    secret: [SESSION_SECRET],
    solve: solveCheaply,
    open: async (user) => (await sessions.open(user, 'Uji coba')).token,
    settle: (orderId) => simulatorApi(base).settle(orderId, { channel: 'credit_card' }),
    call: createCall((method, path, { headers, ...init }) =>
      fetch(base + path, { method, headers: { 'x-api-key': API_KEY, ...headers, ...asStranger() }, ...init }),
    ),
  }
}

/** Sessions of the demo's six accounts. */
async function demoRoles({ db, open }: TestTools): Promise<Role[]> {
  const users = await db.selectFrom('users').select(['id', 'role', 'email']).execute()
  const roles: Role[] = []
  for (const user of users) {
    const renew = () => open(user)
    roles.push({ name: user.email, token: await renew(), renew })
  }
  return roles
}

async function sendTo({ base }: Site, { method, path, headers, body }: Wire) {
  const startedAt = performance.now()
  const sent = { method, headers: { ...headers, ...asStranger() }, body, redirect: 'manual' as const }
  const answer = await fetch(base + path, sent)
  const given: unknown = await answer.json().catch(() => 'no JSON')
  return { status: answer.status, body: given, ms: performance.now() - startedAt }
}
