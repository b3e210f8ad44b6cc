import { appendFileSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './cluster-server.ts'
import { fillIn } from './packages.ts'

const HANG_MS = 300_000

export type WalArchive = {
  backUp(): Promise<void>
  /** Waits until all that was written so far is in the archive. */
  catchUp(): Promise<void>
  /** Restores a killed server and starts it, which then takes writes. @param moment null for the end of the archive */
  restore(moment: string | null): Promise<void>
}

/** Makes a server archive its log by the worked files, in a folder beside its data. Restarts it. */
export async function startArchiving(server: Server): Promise<WalArchive> {
  const folder = dirname(server.data)
  const config = writeConfiguration(server, folder)
  const pgbackrest = (...options: string[]) =>
    server.run('pgbackrest', `--config=${config}`, '--stanza=jejaring', ...options)
  const command = { 'pgbackrest --stanza': `pgbackrest --config=${config} --stanza` }
  appendFileSync(server.configFile, fillIn('archiving.conf', command))
  await server.stop()
  await server.start({ asStandby: false })
  await pgbackrest('stanza-create')
  return {
    async backUp() {
      await pgbackrest('--type=full', 'backup')
    },
    async catchUp() {
      const [{ wal }] = (await server.ask<{ wal: string }>(
        'select pg_walfile_name(pg_current_wal_lsn()) as wal, pg_switch_wal()',
      )) as [{ wal: string }]
      await until('the log is archived', async () => {
        const rows = await server.ask<{ is: boolean }>(
          `select last_archived_wal >= '${wal}' as is from pg_stat_archiver`,
        )
        return rows[0]!.is
      })
    },
    async restore(moment) {
      await rm(server.data, { recursive: true, force: true })
      const target = moment ? ['--type=time', `--target=${moment}`, '--target-action=promote'] : []
      await pgbackrest(...target, 'restore')
      await server.start({ asStandby: false })
      await until('the restored server takes writes', async () => {
        const rows = await server.ask<{ is: boolean }>('select not pg_is_in_recovery() as is')
        return rows[0]!.is
      })
    },
  }
}

function writeConfiguration({ port, data }: Server, folder: string): string {
  const config = join(folder, 'pgbackrest.conf')
  const repository = join(folder, 'pgbackrest')
  const { uid, gid } = statSync(folder)
  const work = join(folder, 'pgbackrest-work')
  const paths = ['log', 'lock', 'spool'].map((what) => `${what}-path=${work}\n`).join('')
  const text = fillIn('pgbackrest.conf', {
    '/mnt/backups/pgbackrest': repository,
    'start-fast=y': `${paths}start-fast=y`,
    '/var/lib/postgresql/15/main': data,
    'pg1-port=5432': `pg1-port=${port}\npg1-socket-path=${folder}`,
  })
  writeFileSync(config, text, { mode: 0o600 })
  for (const path of [repository, work]) mkdirSync(path, { mode: 0o700 })
  for (const path of [config, repository, work]) chownSync(path, uid, gid)
  return config
}

async function until(what: string, isSo: () => Promise<boolean>) {
  const giveUpAt = performance.now() + HANG_MS
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`not within five minutes: ${what}`)
    await sleep(50)
  }
}
