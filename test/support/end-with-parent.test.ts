import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endWithParent } from '#bin/end-with-parent.mjs'
import { exists } from '#src/platform/postgres/processes.ts'
import { eventually } from './eventually.ts'
import { memoryFolder } from './memory-folder.ts'

const fileOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/** Starts a permanent process and a database, prints their ids, and never ends by itself. */
const owner = `
  const { spawn } = await import('node:child_process')
  const { endWithParent, removeOnExit } = await import(${fileOf('../../bin/end-with-parent.mjs')})
  const { startPostgres } = await import(${fileOf('../../src/platform/postgres/start-postgres.ts')})
  const { findServer } = await import(${fileOf('../../src/platform/postgres/running-server.ts')})
  const { join } = await import('node:path')
  const folder = process.argv[1]
  removeOnExit(folder)
  const child = endWithParent(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)']))
  const ended = endWithParent(spawn(process.execPath, ['-e', '']))
  await new Promise((resolve) => ended.once('exit', resolve))
  await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  process.send([child.pid, findServer(join(folder, 'postgres', 'data')).pid])
`

test('endWithParent, removeOnExit: nothing of a process that is killed stays, neither child nor database nor folder', async () => {
  const folder = mkdtempSync(join(memoryFolder(), 'jejaring-owner-'))
  chmodSync(folder, 0o711)
  const killed = spawn(process.execPath, ['--input-type=module', '-e', owner, folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  endWithParent(killed)
  const [pids] = (await once(killed, 'message')) as [number[]]
  expect(pids.map(exists)).toEqual([true, true])
  killed.kill('SIGKILL')
  await eventually(() => expect(pids.filter(exists)).toEqual([]))
  await eventually(() => expect(existsSync(folder)).toBe(false))
})
