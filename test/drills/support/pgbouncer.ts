import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import { clusterUser } from '#src/platform/postgres/cluster-user.ts'
import { PASSWORD, type Server } from './cluster-server.ts'
import type { Drill } from './drill.ts'
import { rowsOf } from './embedded-database.ts'
import { fillIn, pathOf } from './packages.ts'
import { freePort } from './site.ts'

export const POOLER_COMMANDS = ['pgbouncer']
const USER = 'jejaring_site'
/** The databases of the worked file. */
const NAMES = { transaction: 'jejaring', session: 'jejaring_session' } as const
/** Timeout for hangs only: slow machines are waited for. */
const HANG_MS = 300_000

export type PoolMode = keyof typeof NAMES

export type Pooler = Awaited<ReturnType<typeof startPgBouncer>>

/** Starts PgBouncer by the file of `deploy/three-machines` in front of a server, as PostgreSQL's user. */
export async function startPgBouncer(
  drill: Pick<Drill, 'atEnd'>,
  { host, port: serverPort }: Pick<Server, 'host' | 'port'>,
  replacements: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-pgbouncer-'))
  const forget = removeOnExit(folder)
  const user = clusterUser(folder)
  const port = await freePort()
  writeConfiguration(folder, user, {
    'host=10.0.0.1 port=5432': `host=${host} port=${serverPort}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/var/run/postgresql': folder,
    '/var/log/postgresql': folder,
    '/etc/pgbouncer': folder,
    ...replacements,
  })
  let child: ChildProcess
  const address = (mode: PoolMode) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${NAMES[mode]}`
  const pooler = {
    /** Address as the site's role. */
    address,
    async start() {
      const options = ['--quiet', join(folder, 'pgbouncer.ini')]
      child = endWithParent(spawn(pathOf('pgbouncer')!, options, { ...user, cwd: folder, stdio: 'ignore' }))
      const giveUpAt = performance.now() + HANG_MS
      while (!(await rowsOf(address('transaction'), 'select 1').catch(() => null))) {
        if (child.exitCode !== null) throw new Error(`PgBouncer ended by itself: see ${folder}/pgbouncer.log`)
        if (performance.now() > giveUpAt) throw new Error('PgBouncer did not answer within five minutes')
        await sleep(50)
      }
    },
    /** Ends it at once, with all its connections. */
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
  drill.atEnd(async () => {
    await pooler.stop()
    await rm(folder, { recursive: true, force: true })
    forget()
  })
  await pooler.start()
  return pooler
}

function writeConfiguration(
  folder: string,
  { uid, gid }: ReturnType<typeof clusterUser>,
  replacements: Readonly<Record<string, string>>,
) {
  const [config, passwords] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]
  writeFileSync(config, fillIn('pgbouncer.ini', replacements))
  writeFileSync(passwords, `"${USER}" "${PASSWORD}"\n`, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, config, passwords]) chownSync(path, uid, gid)
}
