import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '#src/features/accounts/demo.ts'
import { toHex } from '#src/wire/hex.ts'
import { type Drill, drill } from './support/drill.ts'
import { dataOf } from './support/embedded-database.ts'
import { type Canaries, createCanaries } from './support/leak-canaries.ts'
import { leaveTraces, type Traces } from './support/leak-person.ts'
import { createVisitor, type Heard, type Visitor } from './support/leak-visitor.ts'
import { makeSite, SESSION_SECRET, type Site } from './support/site.ts'

/** Pages with the visitor's own data, beside every address of `/v1`. */
const pages = [
  '/',
  '/news',
  '/participants',
  '/search?q=kata',
  '/kontak',
  '/login',
  '/member',
  '/member/profile',
  '/member/privacy',
  '/member/security',
  '/member/visits',
  '/member/my-post',
  '/desk',
  '/no-such-page',
]

await drill('leaks', async (run) => {
  const site = await makeSite(run, { LOG_LEVEL: 'debug' })
  site.start()
  await site.ready()
  const canaries = createCanaries()
  const newcomer = createVisitor(site.base)
  const traces = await leaveTraces({ site, canaries, guest: newcomer })
  canaries.secret('key of the server', SESSION_SECRET)
  for (const password of databasePasswords(site)) canaries.secret('password of the database', password)
  run.say(`       ${canaries.count} canaries`)

  const guest = createVisitor(site.base)
  const others = [guest, await logIn(site, 'umum'), await logIn(site, 'anggota')]
  for (const other of others) await readEverything(other, traces)
  await readEverything(traces.person, traces)
  const metrics = await guest.ask('GET', '/metrics')

  run.figure('answers of others looked at', count(others), { atLeast: 150 })
  report(
    run,
    'answers of others',
    others.flatMap(({ heard }) => heard),
    canaries,
  )
  report(run, 'own answers', [...newcomer.heard.filter(givesNoToken), ...traces.person.heard], canaries, true)
  report(run, 'lines of the log', site.log.map(asHeard), canaries)
  run.figure('lines of the log looked at', site.log.length, { atLeast: 100 })
  run.figure('/metrics, status', metrics.status, { atMost: 200 })
})

/** False for a login's answer: the token is its owner's. */
function givesNoToken({ where, status }: Heard) {
  return status !== 200 || !where.includes('/login/')
}

function count(visitors: Visitor[]) {
  return visitors.reduce((sum, { heard }) => sum + heard.length, 0)
}

function asHeard(line: string): Heard {
  return { where: line.slice(0, 200), status: 0, text: line }
}

function report(run: Drill, what: string, heard: readonly Heard[], canaries: Canaries, forOwner = false) {
  let found = 0
  for (const { where, text } of heard)
    for (const canary of canaries.foundIn(text, forOwner)) {
      found += 1
      run.say(`       ${canary} in ${where}`)
    }
  run.figure(`canaries in ${what}`, found, { atMost: 0 })
}

async function logIn(site: Site, name: string) {
  const body = { email: `${name}@jkl.example`, password: toHex(DEMO_PASSWORD) }
  const { token } = await createVisitor(site.base).data('POST', '/v1/user/login/member', body)
  return createVisitor(site.base, String(token))
}

/** Reads every GET of `/v1`, with the numbers of others, and every kind of page. */
async function readEverything(visitor: Visitor, { ids }: Traces) {
  const { text } = await visitor.ask('GET', '/v1/openapi.json')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }
  const reads = Object.keys(paths).filter((path) => paths[path]!.get)
  for (const path of reads)
    if (path.includes('{'))
      for (const id of [1, ...ids]) await visitor.ask('GET', path.replace(/\{\w+\}/g, String(id)))
    else await visitor.ask('GET', path)
  for (const id of ids) await visitor.ask('GET', `/v1/users_visits?user=${id}`)
  for (const page of pages) await visitor.ask('GET', page, undefined, { accept: 'text/html' })
}

function databasePasswords({ dataDir }: Site): string[] {
  return Object.values(JSON.parse(readFileSync(join(dataOf(dataDir), 'passwords.json'), 'utf8')))
}
