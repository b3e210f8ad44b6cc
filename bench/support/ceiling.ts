import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Bench } from './bench.ts'

/**
 * Starts a script that calls `serve`, in a process with its own session, like the site; it gets `input` by `readInput`.
 */
export async function startCeiling(bench: Bench, script: string, input: object) {
  const child = fork(script, [JSON.stringify(input)], {
    detached: true,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  bench.atEnd(() => void child.kill())
  const said = await Promise.race([once(child, 'message'), once(child, 'exit')])
  const { port } = said[0] as AddressInfo
  if (!port) throw new Error(`${script} did not start`)
  return { port, pid: child.pid! }
}
