import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { endWithParent } from '#bin/end-with-parent.mjs'
import { isMachineBusy } from './machine.ts'
import { prepareData } from './site.ts'

/** Run alone: they use all processors, or measure memory. */
const ALONE = ['bodies', 'starved']
/** Longest first, so that none runs alone at the end. */
const LONGEST = [
  'crash-app',
  'db-down',
  'failover',
  'gateway',
  'crash-settling',
  'crash-db',
  'pages',
  'leak-tries',
  'rolling',
  'slow',
  'jobs',
  'fuzz',
]
/** Drills wait more than they work. */
const DRILLS_PER_PROCESSOR = 1.5
const HANG_MS = 600_000
const MINUTE_MS = 60_000
const SEED = '20261121'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1_000)} s`
const running = new Map<string, number>()
const total = { passed: 0, failed: 0 }

/** Runs every drill in its short form; the last line counts them. */
async function main() {
  const names = globSync('test/drills/*.ts').map((file) => basename(file, '.ts'))
  const rankOf = (name: string) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length)
  const crowd = names.filter((name) => !ALONE.includes(name)).sort((a, b) => rankOf(a) - rankOf(b))
  const isBusy = await isMachineBusy()
  process.env.DRILL_MACHINE = isBusy ? 'busy' : 'free'
  const lanes = isBusy ? 1 : Math.round(DRILLS_PER_PROCESSOR * availableParallelism())
  const minutely = setInterval(tellProgress, MINUTE_MS, names.length)
  const forget = await prepareData()
  try {
    await Promise.all(Array.from({ length: lanes }, () => work(crowd)))
    await work(names.filter((name) => ALONE.includes(name)))
  } finally {
    clearInterval(minutely)
    await forget()
  }
  say(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed ? 1 : 0)
}

/** Runs drills from the front of the list until it is empty. */
async function work(names: string[]) {
  for (let name = names.shift(); name; name = names.shift()) await runShort(name)
}

async function runShort(name: string) {
  const startedAt = performance.now()
  running.set(name, startedAt)
  const { output, why } = await outputOf(name)
  running.delete(name)
  const isMet = !why && output.includes(`${name}: all met`)
  total[isMet ? 'passed' : 'failed'] += 1
  say(
    `${isMet ? 'ok    ' : 'FAILED'} drill ${name}, ${seconds(startedAt)}${isMet ? '' : `\n${output}${why}`}`,
  )
}

function outputOf(name: string): Promise<{ output: string; why: string }> {
  const env = { ...process.env, NODE_ENV: 'production', DRILL: 'short', SEED }
  const child = endWithParent(
    spawn(process.execPath, [`test/drills/${name}.ts`], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  let output = ''
  let why = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += data))
  const hang = setTimeout(() => {
    why = `Broken off: it did not end within ${HANG_MS / 1_000} s; its last line says how far it came.`
    child.kill('SIGTERM')
  }, HANG_MS)
  return new Promise((resolve) => {
    child.once('close', () => {
      clearTimeout(hang)
      resolve({ output, why })
    })
  })
}

function tellProgress(count: number) {
  const now = [...running].map(([name, since]) => `${name} ${seconds(since)}`)
  say(`…      drills: ${total.passed + total.failed} of ${count}, now ${now.join(', ') || 'their data'}`)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main()
