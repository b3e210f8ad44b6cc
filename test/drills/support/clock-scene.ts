import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DEMO_PASSWORD } from '#src/features/accounts/demo.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { toHex } from '#src/wire/hex.ts'
import type { Drill } from './drill.ts'
import { API_KEY, makeSite, type Site } from './site.ts'
import { solveCheaply } from './solve-cheaply.ts'
import { asStranger } from './strangers.ts'
import { makeFurtherNode, openDatabaseOf } from './two-nodes.ts'
import { untilAnswered } from './until-answered.ts'

/** Longer than a login at the desk lasts, and than a gift may be paid. */
export const HOURS_OFF = 26
/** Times that nodes write, by table; each has an `id`. */
export const TIMES = [
  ['donations', 'created_at'],
  ['contact_messages', 'created_at'],
  ['letters', 'created_at'],
  ['audit', 'at'],
  ['news', 'created_at'],
] as const

export type ClockScene = Awaited<ReturnType<typeof startClockScene>>

/** One node with the right clock, which has the database, and two that are off and do all jobs. */
export async function startClockScene(run: Drill, library: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-clock-'))
  run.atEnd(() => rmSync(folder, { recursive: true }))
  const fileOf = (name: string) => join(folder, name)
  /** @param hours of the one that is ahead at first; the other is as far behind */
  const setClocks = (hours: number) => {
    const signed = (value: number) => `${value < 0 ? '' : '+'}${value}h\n`
    writeFileSync(fileOf('ahead'), signed(hours))
    writeFileSync(fileOf('behind'), signed(-hours))
  }
  setClocks(HOURS_OFF)
  const wrong = (name: string) => ({
    ...env,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: fileOf(name),
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const right = await makeSite(run, { ...env, PROCESS: 'web' })
  right.start()
  await right.ready()
  const [ahead, behind] = [
    await makeFurtherNode(run, right, wrong('ahead')),
    await makeFurtherNode(run, right, wrong('behind')),
  ]
  for (const node of [ahead, behind]) node.start()
  await Promise.all([ahead, behind].flatMap((node) => [node.ready(), node.working()]))
  const open = openDatabaseOf(run, right)
  const before = Object.fromEntries(
    await Promise.all(TIMES.map(async ([table]) => [table, await lastIdOf(open.db, table)] as const)),
  )
  const nodes = [right, ahead, behind]
  return { run, right, ahead, behind, nodes, setClocks, startedAt: new Date(), before, ...open }
}

async function lastIdOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(db)
  return rows[0]!.id
}

export async function logInAt(base: string): Promise<string> {
  const body = JSON.stringify({ email: 'umum@jkl.example', password: toHex(DEMO_PASSWORD) })
  const token = await untilAnswered(async () => {
    const headers = { 'x-api-key': API_KEY, 'content-type': 'application/json', ...asStranger() }
    const answer = await fetch(`${base}/v1/user/login/member`, { method: 'POST', headers, body })
    return ((await answer.json()) as { data: { token?: string } }).data.token ?? null
  })
  return token!
}

export async function profileAt({ base }: Site, token: string): Promise<number> {
  const headers = { 'x-api-key': API_KEY, authorization: `Bearer ${token}` }
  return statusOfAnswer(await fetch(`${base}/v1/user/profile`, { headers }))
}

export async function resetAt({ base }: Site, token: string): Promise<number> {
  const body = JSON.stringify({ token, password: toHex(`sandi ${randomUUID()}`) })
  const headers = { 'x-api-key': API_KEY, 'content-type': 'application/json', ...asStranger() }
  return statusOfAnswer(await fetch(`${base}/v1/user/reset`, { method: 'POST', headers, body }))
}

export async function sendMessage({ base }: Site, stranger: Record<string, string>) {
  const body = JSON.stringify({
    name: 'Petugas Latihan',
    email: 'jam@jkl.example',
    message: `Pesan latihan ${randomUUID()}`,
    idempotency_key: randomUUID(),
    captcha: await solveCheaply('contact'),
  })
  const headers = { 'x-api-key': API_KEY, 'content-type': 'application/json', ...stranger }
  const answer = await fetch(`${base}/v1/contact`, { method: 'POST', headers, body })
  return { status: await statusOfAnswer(answer), retryAfter: answer.headers.get('retry-after') }
}

async function statusOfAnswer(answer: Response): Promise<number> {
  await answer.arrayBuffer()
  return answer.status
}
