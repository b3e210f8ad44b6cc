import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import serverProcess from '#bin/server-process.json' with { type: 'json' }
import { isServing } from '#src/platform/postgres/processes.ts'
import { BOUNCE_MAILBOX, BOUNCE_SECRET } from '#test/support/actor.ts'
import { memoryFolder } from '#test/support/memory-folder.ts'
import type { Drill } from './drill.ts'
import { dataOf, ownerUrlOf } from './embedded-database.ts'
import { databaseProcesses, signal, workerOf } from './processes.ts'

export const API_KEY = 'drill-key'
export const SESSION_SECRET = 'a secret of a drill, longer than thirty-two letters'
/** Timeout for hangs only: slow machines are waited for. */
const HANG_MS = 600_000
const ASK_MS = 10_000
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The built server as a process of its own, on a port and a data folder that survive its kills. */
export type Site = {
  base: string
  dataDir: string
  readonly pid: number
  /** Address of its running database as its owner. */
  ownerUrl(): string
  /** Every line of the site's log so far. */
  readonly log: readonly string[]
  /** Alarms in the log, unchanged. */
  readonly alarms: readonly string[]
  /** Starts the process. */
  start(): void
  /** Waits until `/readyz` succeeds. @returns milliseconds since `start` */
  ready(): Promise<number>
  /** Kills the process, as a crash would. */
  kill(): Promise<void>
  /** Waits until the worker is up. */
  working(): Promise<void>
  /** Kills the worker, and waits until there is another. */
  killWorker(): Promise<void>
  /** Stops the process as an operator does. @returns its exit code; null if it was killed, or had ended before */
  stop(): Promise<number | null>
}

/**
 * Creates a site without starting it; at the end of the drill it is stopped and its folder removed.
 * @param env read anew at every start
 */
export async function makeSite(
  drill: Pick<Drill, 'atEnd' | 'breakOff'>,
  env: Record<string, string> = {},
): Promise<Site> {
  const dataDir = makeFolder()
  const forget = removeOnExit(dataDir)
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const alarms: string[] = []
  const log: string[] = []
  let child: ChildProcess | undefined
  let startedAt = 0
  let mayEnd = false
  let isOver = false
  const endBy = (signal: 'SIGTERM' | 'SIGKILL') => {
    mayEnd = true
    return end(child!, signal)
  }
  drill.atEnd(async () => {
    isOver = true
    if (child) await endBy('SIGTERM')
    await removeData(dataDir)
    forget()
  })
  return {
    base,
    dataDir,
    log,
    alarms,
    get pid() {
      return child!.pid!
    },
    ownerUrl: () => env.DATABASE_OWNER_URL ?? ownerUrlOf(dataDir),
    start() {
      if (isOver) throw new Error('the drill is over')
      if (!env.DATABASE_URL && !readdirSync(dataDir).length) beginFilled(dataDir)
      startedAt = performance.now()
      mayEnd = false
      child = launch({ PORT: String(port), PUBLIC_URL: base, DATA_DIR: dataDir, ...env })
      const lastWords = listenTo(child)
      noteLog(child, log, alarms)
      child.once('exit', (code) => {
        if (!mayEnd) drill.breakOff(`the site ended by itself with ${code}: ${lastWords()}`)
      })
    },
    async ready() {
      await untilReady(base)
      return performance.now() - startedAt
    },
    async kill() {
      await endBy('SIGKILL')
    },
    working: () => untilWorking(base),
    killWorker: () => killWorkerOf(child!.pid!),
    stop: () => endBy('SIGTERM'),
  }
}

/**
 * Prepares a folder with the demo once: sites started later in an empty folder, by this process or its children, begin
 * with a copy.
 * @returns a function that removes it
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const undoing: (() => void | Promise<void>)[] = []
  const undo = async () => {
    for (const one of undoing.toReversed()) await one()
  }
  const broken = Promise.withResolvers<never>()
  try {
    const site = await makeSite({
      atEnd: (one) => void undoing.push(one),
      breakOff: (why) => broken.reject(new Error(why)),
    })
    site.start()
    await Promise.race([site.ready(), broken.promise])
    await site.stop()
    if (databaseProcesses(dataOf(site.dataDir)).length)
      throw new Error('the database that drills begin with did not stop')
    process.env.DRILL_DATA = site.dataDir
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}

/** Fills an empty folder with the prepared demo, if it was prepared. */
export function beginFilled(dataDir: string) {
  const { DRILL_DATA } = process.env
  // Node's own copy would make root the owner, and PostgreSQL runs as another user.
  if (DRILL_DATA) execFileSync('cp', ['-a', `${DRILL_DATA}/.`, dataDir])
}

/** Where bounces of every site of a drill go; its nodes must agree on it. */
export const bounces = { BOUNCE_ADDRESS: BOUNCE_MAILBOX, BOUNCE_WEBHOOK_SECRET: BOUNCE_SECRET }

function launch(env: Record<string, string>): ChildProcess {
  // Drills simulate many visitors, each with an address of its own: the limits are the usual ones.
  const own = { API_KEYS: API_KEY, SESSION_SECRET, LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1', ...bounces }
  const child = spawn(process.execPath, serverProcess.args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...serverProcess.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return endWithParent(child)
}

/** @returns a function for the end of the process's error output */
function listenTo(child: ChildProcess): () => string {
  let words = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2_000)
  })
  return () => words.trim()
}

function noteLog(child: ChildProcess, log: string[], alarms: string[]) {
  createInterface({ input: child.stdout! }).on('line', (line) => {
    log.push(line)
    if (line.includes('"alarm"')) alarms.push(line)
  })
}

async function untilWorking(base: string) {
  const giveUpAt = performance.now() + HANG_MS
  while (performance.now() < giveUpAt) {
    const answer = await fetch(`${base}/metrics`, { signal: AbortSignal.timeout(ASK_MS) }).catch(() => null)
    if (/^worker_ready 1$/m.test((await answer?.text()) ?? '')) return
    await sleep(20)
  }
  throw new Error('there was no worker at work within ten minutes')
}

async function killWorkerOf(pid: number) {
  const worker = await someWorkerOf(pid)
  signal(worker, 'SIGKILL')
  while ((await someWorkerOf(pid)) === worker) await sleep(1)
}

async function someWorkerOf(pid: number): Promise<number> {
  const giveUpAt = performance.now() + HANG_MS
  while (performance.now() < giveUpAt) {
    const worker = workerOf(pid)
    if (worker) return worker
    await sleep(5)
  }
  throw new Error('there was no worker within ten minutes')
}

async function untilReady(base: string) {
  const giveUpAt = performance.now() + HANG_MS
  while (performance.now() < giveUpAt) {
    const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(ASK_MS) }).catch(() => null)
    if (answer?.ok) return
    await sleep(10)
  }
  throw new Error('the server was not ready within ten minutes')
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return null
  const ended = once(child, 'exit')
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), HANG_MS)
  await ended
  clearTimeout(late)
  return child.exitCode
}

/** A port of the loopback address that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** In memory if possible, and traversable for PostgreSQL's user. */
function makeFolder() {
  const folder = mkdtempSync(join(memoryFolder(), 'jejaring-drill-'))
  chmodSync(folder, 0o711)
  return folder
}

/** A killed site leaves its database server running. */
async function removeData(dataDir: string) {
  const data = join(dataDir, 'postgres', 'data')
  const left = databaseProcesses(data)
  if (left[0]) signal(left[0], 'SIGQUIT')
  while (left.some((pid) => isServing(pid, data))) await sleep(20)
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
