import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { removeOnExit } from '#bin/end-with-parent.mjs'
import { clusterUser } from '#src/platform/postgres/cluster-user.ts'
import { memoryFolder } from '#test/support/memory-folder.ts'
import { makeServer, PASSWORD, type Server } from './cluster-server.ts'
import type { Drill } from './drill.ts'
import { pathOf } from './packages.ts'
import { freePort } from './site.ts'

/** Debian's programs that a cluster needs: what npm brings has no tools for standbys. */
export const CLUSTER_COMMANDS = ['postgres', 'initdb', 'pg_basebackup', 'pg_rewind', 'psql']
const NAMES = ['one', 'two', 'three']
const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url))

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * Starts a primary (`one`) and streaming standbys by the files of `deploy/three-machines`, each on a loopback address of
 * its own, with the roles and the empty database of a site. At the end of the drill they are removed.
 * @param options.standbys 1 or 2
 * @param options.isSynchronous a commit waits for one of them, as in the worked files
 */
export async function startCluster(
  drill: Pick<Drill, 'atEnd'>,
  { standbys: count = 1, isSynchronous = false } = {},
) {
  const servers = await makeServers(drill, count + 1, isSynchronous)
  let primary = servers[0]!
  await createPrimary(primary)
  const others = () => servers.filter((server) => server !== primary)
  const rebuild = async (server: Server) => {
    const how = await copyFrom(primary, server)
    await server.start({ asStandby: true })
    return how
  }
  for (const server of others()) await rebuild(server)
  return {
    servers,
    /** The server that takes writes; the killed one until another is promoted. */
    get primary() {
      return primary
    },
    get standbys() {
      return others()
    },
    /** Address as the site's role: several servers make one that looks for the primary. */
    siteUrl: (...among: readonly Server[]) => addressOf('jejaring_site', among),
    ownerUrl: (...among: readonly Server[]) => addressOf('jejaring_owner', among),
    /** Promotes the standby that received most, as an operator has to when the primary is gone. */
    async promote(): Promise<Server> {
      primary = await mostAdvanced(others())
      await primary.ask('select pg_promote()')
      return primary
    },
    /** Makes a stopped or killed server, such as the former primary, a standby of the primary. */
    rebuild,
  }
}

async function makeServers(drill: Pick<Drill, 'atEnd'>, count: number, isSynchronous: boolean) {
  const root = mkdtempSync(join(memoryFolder(), 'jejaring-cluster-'))
  chmodSync(root, 0o711)
  const forget = removeOnExit(root)
  const user = clusterUser(join(root, 'data'))
  const port = await freePort()
  const servers = NAMES.slice(0, count).map((name, at) =>
    makeServer({ name, host: `127.0.1.${at + 1}`, port, folder: join(root, name), user, isSynchronous }),
  )
  drill.atEnd(async () => {
    await Promise.all(servers.map((server) => server.quit()))
    await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    forget()
  })
  return servers
}

/** Fills the first server with roles and database; no standby confirms these writes yet. */
async function createPrimary(server: Server) {
  const letters = ['--encoding=UTF8', '--locale=C', '--lc-ctype=C.UTF-8']
  await server.run('initdb', `--pgdata=${server.data}`, '--username=postgres', ...letters, '--no-sync')
  await server.start({ asStandby: false })
  const env = {
    PATH: `${dirname(pathOf('psql')!)}${delimiter}${process.env.PATH}`,
    PGHOST: dirname(server.data),
    PGPORT: String(server.port),
    PGOPTIONS: '-c synchronous_commit=local',
    OWNER_PASSWORD: PASSWORD,
    SITE_PASSWORD: PASSWORD,
  }
  const run = promisify(execFile)
  await run('sh', [join(deploy, 'database-roles.sh')], { env })
  const replicator = ['--username=postgres', `--set=password=${PASSWORD}`, '--set=ON_ERROR_STOP=1']
  await run(pathOf('psql')!, [...replicator, `--file=${join(deploy, 'three-machines/replicator.sql')}`], {
    env,
  })
}

/** Copies only what differs, if the server has data of the same cluster; everything otherwise. */
async function copyFrom(primary: Server, server: Server): Promise<'rewound' | 'copied'> {
  const source = `host=${primary.host} port=${primary.port} user=replicator`
  // Without it pg_rewind may take a server for one that was never promoted.
  await primary.ask('checkpoint', 'postgres')
  try {
    await server.run(
      'pg_rewind',
      `--target-pgdata=${server.data}`,
      `--source-server=${source} dbname=postgres`,
      `--config-file=${server.configFile}`,
    )
    return 'rewound'
  } catch {
    await rm(server.data, { recursive: true, force: true })
    await server.run('pg_basebackup', `--pgdata=${server.data}`, `--dbname=${source}`, '--checkpoint=fast')
    return 'copied'
  }
}

async function mostAdvanced(standbys: readonly Server[]): Promise<Server> {
  const received = await Promise.all(
    standbys.map(async (server) => {
      const rows = await server.ask<{ bytes: string }>(
        "select greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'::pg_lsn as bytes",
      )
      return { server, bytes: BigInt(rows[0]!.bytes) }
    }),
  )
  return received.reduce((most, one) => (one.bytes > most.bytes ? one : most)).server
}

function addressOf(role: string, servers: readonly Server[]): string {
  const hosts = servers.map(({ host, port }) => `${host}:${port}`).join(',')
  const which = servers.length > 1 ? '?target_session_attrs=read-write' : ''
  return `postgres://${role}:${PASSWORD}@${hosts}/jejaring${which}`
}
