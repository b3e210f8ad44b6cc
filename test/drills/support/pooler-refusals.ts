import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeOnExit } from '#bin/end-with-parent.mjs'
import type { Cluster } from './cluster.ts'
import type { Drill } from './drill.ts'
import { runWith } from './own-command.ts'
import { type Pooler, startPgBouncer } from './pgbouncer.ts'
import { SESSION_SECRET } from './site.ts'

/** The first of the list, which show a rule each. */
const OF_SHORT = 5

type Refusal = { name: string; settings: Record<string, string>; command?: string[]; says: RegExp }

/** Starts the site, or a command, on what does not fit; it has to end by itself. */
export async function refusalsOf(run: Drill, cluster: Cluster, pooler: Pooler) {
  const server = cluster.siteUrl(cluster.primary)
  const readOnly = `${server}?options=-c%20default_transaction_read_only%3Don`
  const tight = await startPgBouncer(run, cluster.primary, {
    'max_client_conn = 200': 'max_client_conn = 12',
    " connect_query='set statement_timeout = 120000; set client_connection_check_interval = 1000'": '',
  })
  const byTransaction = pooler.address('transaction')
  const standby = cluster.siteUrl(cluster.standbys[0]!)
  const command = ['admin', 'accept-settings']
  const cases: Refusal[] = [
    {
      name: 'a pooler in transaction mode alone',
      settings: { DATABASE_URL: byTransaction },
      says: /^DATABASE_URL: a pooler gives every transaction another session/,
    },
    {
      name: 'a pooler with too few connections',
      settings: { DATABASE_URL: tight.address('session') },
      says: /^DATABASE_URL: this site opens up to 26 connections there, and \d+ are to be had/,
    },
    {
      name: 'a parameter that the pooler refuses',
      settings: { DATABASE_URL: `${pooler.address('session')}?options=-c%20geqo%3Doff` },
      says: /^DATABASE_URL: the server refuses: unsupported startup parameter/,
    },
    {
      name: 'a command against a standby',
      settings: { DATABASE_URL: standby },
      command,
      says: /^DATABASE_URL: the server is a standby/,
    },
    {
      name: 'a command through a pooler in transaction mode',
      settings: { DATABASE_URL: byTransaction },
      command,
      says: /^DATABASE_URL: a pooler gives every transaction another session/,
    },
    {
      name: 'a standby to read at that refuses',
      settings: { DATABASE_URL: server, DATABASE_READ_URL: standby.replace(/:[^:@]+@/, ':salah@') },
      says: /^DATABASE_READ_URL: the server refuses/,
    },
    {
      name: 'a standby',
      settings: { DATABASE_URL: standby },
      says: /^DATABASE_URL: the server is a standby/,
    },
    {
      name: 'a pooler in transaction mode as the server itself',
      settings: { DATABASE_URL: byTransaction, DATABASE_DIRECT_URL: byTransaction },
      says: /^DATABASE_DIRECT_URL: a pooler gives every transaction another session/,
    },
    {
      name: 'a pooler without a timeout',
      settings: { DATABASE_URL: tight.address('transaction'), DATABASE_DIRECT_URL: server },
      says: /^DATABASE_URL: a statement without an end/,
    },
    {
      name: 'a database that takes no writes',
      settings: { DATABASE_URL: readOnly },
      says: /^DATABASE_URL: the database takes no writes/,
    },
    {
      name: 'two databases',
      settings: { DATABASE_URL: byTransaction, DATABASE_DIRECT_URL: standby },
      says: /^DATABASE_URL and DATABASE_DIRECT_URL lead to different/m,
    },
  ]
  const some = run.isShort ? cases.slice(0, OF_SHORT) : cases
  return Promise.all(some.map((one) => refusalOf(one, cluster.ownerUrl(cluster.primary))))
}

async function refusalOf({ name, settings, command = [], says }: Refusal, ownerUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jejaring-refused-'))
  removeOnExit(dataDir)
  const env = {
    DATA_DIR: dataDir,
    SESSION_SECRET,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1:1',
    DATABASE_OWNER_URL: ownerUrl,
    ...settings,
  }
  const { code, complained } = await runWith(env, ...command)
  return { name, said: complained, isRight: code === 1 && says.test(complained) }
}
