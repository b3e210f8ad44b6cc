import { readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { HOUR_MS } from '#src/wire/duration.ts'
import { connect, databaseUrl } from './connection.ts'
import { endOrphans } from './end-orphans.ts'
import { type Cluster, type Launched, launch } from './launch.ts'
import { readPasswords } from './passwords.ts'
import { PostgresStartError } from './postgres-start-error.ts'
import { findServer } from './running-server.ts'
import type { Address } from './settings.ts'
import { stopServer } from './stop-server.ts'
import { acquireUsageLock } from './usage-lock.ts'

const silenceLimit = 600_000
const recoveryLimit = HOUR_MS

/** Timeouts while waiting for a server: ten minutes without a sign of life, an hour while it reports work. */
function patience({ folders, say }: Pick<Cluster, 'folders' | 'say'>, signal?: AbortSignal) {
  const began = Date.now()
  let heard = began
  let hasTold = false
  return {
    hear() {
      heard = Date.now()
    },
    /** Waits a moment. Throws PostgresStartError on timeout or abort; `trouble` is the last known reason. */
    async wait(trouble: string, pid: number | undefined) {
      const now = Date.now()
      if (signal?.aborted) throw new PostgresStartError(`PostgreSQL was not waited for (${trouble})`)
      if (now - heard > silenceLimit || now - began > recoveryLimit) {
        const remedy = pid ? `end process ${pid} and start again` : 'then start again'
        throw new PostgresStartError(
          `PostgreSQL does not come up (${trouble}): see ${folders.log}, ${remedy}`,
        )
      }
      if (!hasTold && now - began > 2_000) {
        hasTold = true
        say(`Waiting for PostgreSQL: ${trouble}`)
      }
      await sleep(now - began < 1_000 ? 20 : 200)
    },
  }
}

/** A superuser's connection that holds the usage lock. `launched`: the server was started here. */
export type Reached = { client: pg.Client; address: Address; launched: boolean }

/**
 * Joins the server of this cluster, starting it when none lives. Waits for one that starts, recovers or shuts down.
 * Throws PostgresStartError when it stays silent, or cannot start for a permanent reason.
 * @param signal ends the waiting
 */
export async function reachServer(cluster: Cluster, signal?: AbortSignal): Promise<Reached> {
  const { data, passwords, log } = cluster.folders
  const { superuser } = readPasswords(passwords)
  const time = patience(cluster, signal)
  let launched: Launched | undefined
  let trouble = 'no answer'
  for (;;) {
    const server = findServer(data)
    if (server?.isStopping) {
      // A smart shutdown would wait for its last user and accept nobody meanwhile.
      await stopServer(cluster)
    } else if (server?.address) {
      const answer = await join(databaseUrl(server.address, 'superuser', superuser, 'postgres'), data)
      if ('client' in answer) {
        return { ...answer, address: server.address, launched: server.pid === launched?.pid }
      }
      if (answer.isAlive) time.hear()
      trouble = answer.trouble
    } else if (launched?.end) {
      trouble = launched.end.reason
      if (!launched.end.mayPass)
        throw new PostgresStartError(`PostgreSQL cannot start: ${trouble} (see ${log})`)
      launched = undefined
    } else if (!server && !launched) {
      await endOrphans(data, cluster.say)
      launched = launch(cluster)
    }
    await time.wait(trouble, server?.pid)
  }
}

type Answer = { client: pg.Client } | { trouble: string; isAlive: boolean }

async function join(url: string, data: string): Promise<Answer> {
  let client: pg.Client | undefined
  try {
    client = await connect(url)
    await requireSameCluster(client, data)
    await acquireUsageLock(client)
    return { client }
  } catch (error) {
    client?.end().catch(() => {})
    const { code = '', message } = error as Error & { code?: string }
    if (code === '28P01') {
      throw new PostgresStartError(
        'The password file of the database does not fit it: bring back the whole data folder from one copy',
      )
    }
    // 57P03: starting up, in recovery or shutting down.
    return { trouble: message || code, isAlive: code === '57P03' }
  }
}

/** A server whose folder was removed and made anew still answers at the address of the new one. */
async function requireSameCluster(client: pg.Client, data: string) {
  // The first eight bytes of this file are the identity that initdb gave to the cluster.
  const here = readFileSync(joinPath(data, 'global', 'pg_control')).readBigUInt64LE()
  const { rows } = await client.query<{ id: string }>(
    'select system_identifier as id from pg_control_system()',
  )
  if (BigInt.asUintN(64, BigInt(rows[0]!.id)) !== here)
    throw new Error('the server that answers has other data than this folder')
}
