import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Cluster } from './launch.ts'
import { PostgresStartError } from './postgres-start-error.ts'
import { isServing } from './processes.ts'
import { findServer } from './running-server.ts'
import { bareEnvironment } from './settings.ts'

const stopLimit = 600_000
/** Longest wait until it says that it is stopping; a frozen server never does. */
const answerLimit = 15_000

/** Stops the server in fast mode, closing its connections, and waits until its process is gone. */
export async function stopServer({ folders, binaries, user }: Cluster): Promise<void> {
  const server = findServer(folders.data)
  if (!server) return
  const options = ['stop', '-D', folders.data, '--mode=fast', '--no-wait']
  const settings = { ...user, cwd: folders.data, env: bareEnvironment() }
  await promisify(execFile)(binaries.pgCtl, options, settings).catch((error: Error) => {
    if (!isServing(server.pid, folders.data)) return
    throw new PostgresStartError(`Cannot stop PostgreSQL: ${error.message.trim().replaceAll('\n', ' ')}`)
  })
  const began = Date.now()
  while (isServing(server.pid, folders.data)) {
    const limit = findServer(folders.data)?.isStopping ? stopLimit : answerLimit
    if (Date.now() - began > limit) {
      throw new PostgresStartError(`PostgreSQL (process ${server.pid}) does not stop: see ${folders.log}`)
    }
    await sleep(10)
  }
}
