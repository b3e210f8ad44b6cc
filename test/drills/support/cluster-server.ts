import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endWithParent } from '#bin/end-with-parent.mjs'
import type { ClusterUser } from '#src/platform/postgres/cluster-user.ts'
import { makePrivate } from '#src/platform/postgres/folders.ts'
import { bareEnvironment } from '#src/platform/postgres/settings.ts'
import { rowsOf } from './embedded-database.ts'
import { fillIn, pathOf } from './packages.ts'
import { databaseProcesses, freeze, signal } from './processes.ts'

/** Password of every role of a drill's servers. */
export const PASSWORD = 'drill'
/** Timeout for hangs only: slow machines are waited for. */
const HANG_MS = 300_000

export type Plan = {
  name: string
  /** A loopback address of its own: all servers of a cluster have the same port. */
  host: string
  port: number
  folder: string
  user: ClusterUser
  isSynchronous: boolean
}

/** One PostgreSQL server of a drill's cluster. */
export type Server = ReturnType<typeof makeServer>

/** Configures a server by the worked files, without data and without starting it. */
export function makeServer(plan: Plan) {
  const { name, host, port, folder, user } = plan
  const data = join(folder, 'data')
  const configFile = writeConfiguration(plan)
  let child: ChildProcess | undefined

  const adminUrl = (database = 'jejaring') =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}&port=${port}`
  const untilAnswering = async () => {
    const giveUpAt = performance.now() + HANG_MS
    while (performance.now() < giveUpAt) {
      if (child?.exitCode !== null) throw new Error(`PostgreSQL ${name} ended by itself: see ${folder}/log`)
      if (await rowsOf(adminUrl('postgres'), 'select 1').catch(() => null)) return
      await sleep(50)
    }
    throw new Error(`PostgreSQL ${name} did not answer within five minutes`)
  }
  const end = async (by: 'SIGKILL' | 'SIGINT' | 'SIGQUIT') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    const [, ...others] = databaseProcesses(data)
    child.kill(by)
    if (by === 'SIGKILL') for (const pid of others) signal(pid, by)
    await exited
  }

  return {
    name,
    host,
    port,
    data,
    configFile,
    /** Address as the superuser, by a Unix socket. */
    adminUrl,
    /** Rows of one statement of the superuser. */
    ask: <Row extends object>(sql: string, database?: string) => rowsOf<Row>(adminUrl(database), sql),
    /** Runs one of PostgreSQL's programs as the server's user. */
    run: (program: string, ...options: string[]) =>
      promisify(execFile)(pathOf(program)!, options, {
        ...user,
        cwd: folder,
        env: { ...bareEnvironment(), PGPASSFILE: join(folder, 'pgpass') },
      }),
    /** Starts it, and waits until it answers. @param asStandby makes it follow the server that takes writes */
    async start({ asStandby }: { asStandby: boolean }) {
      if (asStandby) writePrivate(join(data, 'standby.signal'), '', user)
      const log = openSync(join(folder, 'log'), 'a')
      child = endWithParent(
        spawn(pathOf('postgres')!, ['-D', data, '-c', `config_file=${configFile}`], {
          ...user,
          cwd: folder,
          env: bareEnvironment(),
          stdio: ['ignore', log, log],
        }),
      )
      closeSync(log)
      await untilAnswering()
    },
    /** Lets it say nothing more, as a machine without power or network would, until it is killed. */
    silence: () => void freeze(data),
    /** Kills all its processes. */
    kill: () => end('SIGKILL'),
    /** Stops it as an operator does, cutting off its connections. */
    stop: () => end('SIGINT'),
    /** Ends it at once, its shared memory with it. */
    quit: () => end('SIGQUIT'),
  }
}

/** @returns the path of postgresql.conf, which as in Debian lies outside of the data */
function writeConfiguration({ name, host, port, folder, user, isSynchronous }: Plan): string {
  const [config, access, passwords] = ['postgresql.conf', 'pg_hba.conf', 'pgpass'].map((file) =>
    join(folder, file),
  ) as [string, string, string]
  const settings = fillIn('postgresql.conf', {
    "cluster_name = 'one'": `cluster_name = '${name}'`,
    "listen_addresses = '*'": `listen_addresses = '${host}'`,
    'port = 5432': `port = ${port}`,
    'port=5432': `port=${port}`,
    '10.0.0.': '127.0.1.',
    '/var/lib/postgresql/.pgpass': passwords,
    ...(isSynchronous ? {} : { 'ANY 1 (one, two, three)': '' }),
  })
  const paths = `unix_socket_directories = '${folder}'\nhba_file = '${access}'\n`
  makePrivate(folder, user)
  writePrivate(config, `${settings}\n${paths}timezone = 'UTC'\nlog_timezone = 'UTC'\n`, user)
  writePrivate(
    access,
    `local all all trust\n${fillIn('pg_hba.conf', { '10.0.0.0/24': '127.0.0.0/8' })}`,
    user,
  )
  writePrivate(passwords, `*:*:*:*:${PASSWORD}\n`, user)
  return config
}

function writePrivate(file: string, text: string, { uid, gid }: ClusterUser) {
  writeFileSync(file, text, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
}
