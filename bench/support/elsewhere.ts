import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/**
 * Starts a script that simulates people on other machines. Where the kernel shares processors among sessions (sched(7),
 * "The autogroup feature") it has a share of its own, so that it takes none of the site's. It ends with this process.
 */
export function startElsewhere(script: string, args: string[], stdio: SpawnOptions['stdio']): ChildProcess {
  const child = spawn(process.execPath, [script, ...args], { stdio, detached: true })
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  return child.once('close', () => process.off('exit', end))
}
