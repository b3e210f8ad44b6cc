import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import serverProcess from '#bin/server-process.json' with { type: 'json' }
import { databaseUrl } from '#src/platform/postgres/connection.ts'
import { readPasswords } from '#src/platform/postgres/passwords.ts'
import { database } from '#src/platform/postgres/prepare-database.ts'
import { findServer } from '#src/platform/postgres/running-server.ts'
import { dataOf } from '#test/drills/support/embedded-database.ts'
import { databaseProcesses } from '#test/drills/support/processes.ts'
import { freePort } from '#test/drills/support/site.ts'
import type { Bench } from './bench.ts'

export const API_KEY = 'bench-key'
const METRICS_TOKEN = 'w8Ld0fGh3kXz5pRt'

/** The built server as a process of its own. */
export type Site = {
  base: string
  port: number
  pid: number
  dataDir: string
  /** Milliseconds from the start of the process to the first page. */
  bootMs: number
  /** Process ids of the site and, if it has one of its own, of its database. */
  pids(): number[]
  stop(): Promise<void>
}

/** Starts the built server on a data folder and waits for its first page. */
export async function startSite(
  bench: Bench,
  { dataDir = makeFolder(bench), env = {} }: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<Site> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, serverProcess.args, {
    env: {
      PATH: process.env.PATH,
      ...serverProcess.env,
      PORT: String(port),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      API_KEYS: API_KEY,
      METRICS_TOKEN,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A session of its own, as in production (`elsewhere.ts`).
    detached: true,
  })
  const stop = () => end(child)
  bench.atEnd(stop)
  await untilFirstPage(base, child)
  const bootMs = performance.now() - startedAt
  const pid = child.pid!
  return { base, port, pid, dataDir, bootMs, pids: () => [pid, ...databaseProcesses(dataOf(dataDir))], stop }
}

/** Addresses of a running site's embedded database. */
export function databaseUrlsOf({ dataDir }: Site) {
  const data = dataOf(dataDir)
  const address = findServer(data)!.address!
  const passwords = readPasswords(join(data, 'passwords.json'))
  return {
    ownerUrl: databaseUrl(address, 'owner', passwords.owner, database),
    siteUrl: databaseUrl(address, 'site', passwords.site, database),
  }
}

/** A data folder that is removed at the end; traversable for PostgreSQL, which may run as another user. */
export function makeFolder(bench: Bench): string {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-bench-'))
  chmodSync(folder, 0o711)
  bench.atEnd(() => {
    const server = findServer(dataOf(folder))
    if (server) process.kill(server.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return folder
}

/** The text of `/metrics`. */
export async function readMetrics(base: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  return (await fetch(`${base}/metrics`, { headers })).text()
}

/** Number of answers of a kind (`page`, `api` or `stored`) that the site counted so far. */
export async function countAnswers({ base }: Site, kind: 'page' | 'api' | 'stored'): Promise<number> {
  const text = await readMetrics(base)
  const found = new RegExp(`^http_requests_total\\{kind="${kind}",status="200"\\} (\\d+)$`, 'm').exec(text)
  return Number(found?.[1] ?? 0)
}

async function untilFirstPage(base: string, child: ChildProcess) {
  let last = 'no answer'
  for (const giveUpAt = performance.now() + 60_000; performance.now() < giveUpAt; await sleep(5)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await fetch(`${base}/news`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    if (answer) last = `status ${answer.status}`
  }
  throw new Error(`no page within a minute, but ${last}`)
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(late)
}
