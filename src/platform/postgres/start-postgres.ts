import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { assertPassable, clusterUser, handOver } from './cluster-user.ts'
import { databaseUrl } from './connection.ts'
import { assertSameMajor, createCluster, isMissing } from './create-cluster.ts'
import { type Folders, prepareFolders, prepareSocketFolder } from './folders.ts'
import type { Cluster } from './launch.ts'
import { readPasswords } from './passwords.ts'
import { PostgresStartError } from './postgres-start-error.ts'
import { database, prepareDatabase } from './prepare-database.ts'
import { type Reached, reachServer } from './reach-server.ts'
import { findServer } from './running-server.ts'
import type { Address } from './settings.ts'
import { stopServer } from './stop-server.ts'
import { leaveAsLast } from './usage-lock.ts'

const reviveEvery = 1_000
const lookEvery = 10_000
/** Longest wait for a server that is gone while this process leaves it. */
const goneAfter = 5_000

/**
 * Keeps this process registered as a user of the server: after a lost connection it reconnects, and restarts the server
 * if that died. The returned function ends this, and stops the server when nobody else uses it.
 */
function maintainMembership(cluster: Cluster, first: Reached): () => Promise<void> {
  const leaving = new AbortController()
  let member: Promise<Reached | undefined>

  const watch = (reached: Reached) => {
    reached.client.once('end', () => {
      if (!leaving.signal.aborted) member = revive()
    })
    return reached
  }
  const revive = async () => {
    cluster.say('PostgreSQL went away: bringing it back')
    while (!leaving.signal.aborted) {
      try {
        const reached = watch(await reachServer({ ...cluster, listen: first.address }, leaving.signal))
        cluster.say('PostgreSQL is back')
        return reached
      } catch (error) {
        cluster.say((error as Error).message)
        await sleep(reviveEvery, undefined, { signal: leaving.signal }).catch(() => {})
      }
    }
    return undefined
  }
  const look = setInterval(() => finishStop(cluster), lookEvery).unref()
  const leave = async () => {
    leaving.abort()
    clearInterval(look)
    const reached = await Promise.race([member, sleep(goneAfter, undefined, { ref: false })])
    if (reached) await leaveServer(cluster, reached)
    else cluster.say('PostgreSQL is gone: it was not stopped')
  }
  member = Promise.resolve(watch(first))
  let left: Promise<void> | undefined
  return () => {
    left ??= leave()
    return left
  }
}

/** A server in smart shutdown still serves us, but accepts no new connection. */
function finishStop(cluster: Cluster) {
  if (!findServer(cluster.folders.data)?.isStopping) return
  stopServer(cluster).catch(({ message }) => cluster.say(message))
}

async function leaveServer(cluster: Cluster, { client }: Reached) {
  try {
    if (await leaveAsLast(client)) await stopServer(cluster)
  } catch (error) {
    cluster.say(`PostgreSQL was left as it is: ${(error as Error).message}`)
  }
  await client.end()
}

export type EmbeddedPostgres = {
  /** Address for `pg` as the role that owns the database and migrates. */
  ownerUrl: string
  /** Address for `pg` as the site's role, which has no DDL. */
  siteUrl: string
  /** True if the server was running already. */
  adopted: boolean
  /** Leaves the server; the last process that uses it stops it and waits until it is gone. */
  stop(): Promise<void>
}

type Options = {
  /** Folder of this server alone; created when missing. */
  dataDir: string
  /** False only for tests: committed data may be lost when the machine stops. */
  durable?: boolean
  /** Receives slow or rare steps, one line each. */
  say?: (line: string) => void
}

/**
 * Starts the PostgreSQL that npm installed on `dataDir`, or joins a running one; creates the cluster, the roles and the
 * database when they are missing. Throws PostgresStartError, one line each.
 */
export async function startPostgres({
  dataDir,
  durable = true,
  say = () => {},
}: Options): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDir, durable, say)
  const reached = await reachServer(cluster)
  const passwords = readPasswords(cluster.folders.passwords)
  try {
    await prepareDatabase(reached.client, passwords)
  } catch (error) {
    await reached.client.end()
    throw new PostgresStartError(`Cannot prepare the database: ${(error as Error).message}; start again`)
  }
  return {
    ownerUrl: databaseUrl(reached.address, 'owner', passwords.owner, database),
    siteUrl: databaseUrl(reached.address, 'site', passwords.site, database),
    adopted: !reached.launched,
    stop: maintainMembership(cluster, reached),
  }
}

async function prepareCluster(dataDir: string, durable: boolean, say: Cluster['say']): Promise<Cluster> {
  const binaries = findBinaries()
  const folders = prepareFolders(dataDir)
  const user = clusterUser(folders.data)
  assertPassable(folders.root, user)
  assertPassable(dirname(binaries.postgres), user)
  if (isMissing(folders.data)) {
    say(`Making the database in ${folders.root}`)
    await createCluster({ folders, binaries, user, durable })
  }
  handOver(folders.data, user)
  assertSameMajor(folders.data, binaries.major)
  return { folders, binaries, user, durable, say, listen: await chooseAddress(folders, user) }
}

async function chooseAddress(folders: Folders, user: Cluster['user']): Promise<Address> {
  if (process.platform !== 'win32') return { host: prepareSocketFolder(folders, user), port: 5432 }
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return { host: '127.0.0.1', port }
}
