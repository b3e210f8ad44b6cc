import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endWithParent } from '#bin/end-with-parent.mjs'
import serverProcess from '#bin/server-process.json' with { type: 'json' }
import { SESSION_SECRET } from './site.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** `peakMb`: peak memory; NaN where the system does not report it. */
type Ended = { code: number; said: string; complained: string; ms: number; peakMb: number }

/** Runs a command of the built program as from a terminal, on a data folder. */
export const runOwn = (dataDir: string, ...command: string[]) =>
  runWith({ DATA_DIR: dataDir, SESSION_SECRET }, ...command)

/** Runs a command of the built program, or without one the site, with these settings. */
export function runWith(settings: Record<string, string>, ...command: string[]): Promise<Ended> {
  const begun = performance.now()
  const env = { PATH: process.env.PATH, ...serverProcess.env, ...settings }
  const { promise, resolve } = Promise.withResolvers<Ended>()
  let peakMb = Number.NaN
  const child = execFile(
    process.execPath,
    [...serverProcess.args, ...command],
    { cwd: root, env, timeout: HANG_MS },
    (error, said, complained) => {
      clearInterval(look)
      resolve({
        code: Number(error ? (error.code ?? 1) : 0),
        said,
        complained: complained.trim(),
        ms: performance.now() - begun,
        peakMb,
      })
    },
  )
  endWithParent(child)
  const look = setInterval(() => {
    peakMb = peakOf(child.pid!) ?? peakMb
  }, LOOK_MS)
  return promise
}

const LOOK_MS = 50
/** Timeout for hangs only. */
const HANG_MS = 600_000

function peakOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes ? Number(kilobytes) / 1024 : undefined
  } catch {
    return undefined
  }
}
