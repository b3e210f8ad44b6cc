import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createQueue } from '#src/platform/jobs/queue.ts'
import { commandsOf } from '#src/platform/jobs/run-command.ts'
import { createLog } from '#src/platform/log.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { backUpNightly, watchBackups } from './nightly.ts'
import {
  insertBackup,
  insertFailedBackup,
  markBackupRemoved,
  markVerified,
  readBackupState,
} from './queries.ts'

const HOUR = 3_600_000
const site = await freshApp()
const begun = new Date()

/** Alarms raised by one check of the backups, so many hours after the start. */
async function alarmsAt(hours: number, isOn = true) {
  const alarms: unknown[] = []
  const log = { error: (facts: { alarm: string }) => void alarms.push(facts) } as never
  const clock = { now: () => new Date(begun.getTime() + hours * HOUR) }
  const nightly = isOn ? async () => {} : null
  await watchBackups.run({}, { ...site.jobParts(), log, clock, nightly })
  return alarms
}

const made = (name: string, hours: number) =>
  insertBackup(site.db, {
    name,
    place: '/mnt',
    bytes: 1_000,
    files: 3,
    missingFiles: 0,
    madeAt: new Date(begun.getTime() + hours * HOUR),
  })

test('26 hours after the last verified backup, or the beginning, there is an alarm, where backups are wanted', async () => {
  expect(await alarmsAt(20)).toEqual([])
  expect(await alarmsAt(27)).toMatchObject([{ alarm: 'no verified backup', last: null, hours: 27 }])
  expect(await alarmsAt(27, false)).toEqual([])
  await made('first', 24)
  expect(await alarmsAt(27)).toHaveLength(1)
  await markVerified(site.db, 'first', new Date(begun.getTime() + 25 * HOUR), null)
  expect(await alarmsAt(27)).toEqual([])
  expect(await alarmsAt(51)).toMatchObject([{ last: 'first', hours: 27, problem: null }])
})

test('the last verified backup is known also once it was removed, and what was wrong with a later one', async () => {
  await made('second', 48)
  await markVerified(site.db, 'second', begun, 'users holds other rows')
  await markBackupRemoved(site.db, ['first'], begun)
  expect(await readBackupState(site.db)).toMatchObject({
    verified: { name: 'first' },
    problem: 'users holds other rows',
  })
})

test('insertFailedBackup: a backup that could not be made is told with its reason', async () => {
  const at = new Date(begun.getTime() + 60 * HOUR)
  await insertFailedBackup(site.db, 'third', '/mnt', at, 'No space is left in /mnt')
  expect(await readBackupState(site.db)).toMatchObject({
    verified: { name: 'first' },
    problem: 'No space is left in /mnt',
  })
})

test('backUpNightly: of two nodes one makes the backup, which may take longer than other jobs', async () => {
  const runs: string[] = []
  const begunBy = (node: string) => async () => void runs.push(node)
  const nodes = await Promise.all(
    [1, 2].map(() => createQueue({ url: site.siteUrl, log: createLog('silent') })),
  )
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
  await Promise.all(
    nodes.map((node, n) => node.work([backUpNightly], { ...site.jobParts(), nightly: begunBy(`node ${n}`) })),
  )
  await site.db.transaction().execute(async (tx) => nodes[0]!.sendLaterIn(tx)(backUpNightly, {}))
  const states = sql<{ state: string; seconds: number }>`
    select state, expire_seconds as seconds from pgboss.job where name = 'backup'`
  await eventually(async () =>
    expect((await states.execute(site.db)).rows).toEqual([{ state: 'completed', seconds: 43_200 }]),
  )
  expect(runs).toHaveLength(1)
})

test('the nightly job runs a command of its own and fails with its last words', async () => {
  const program = join(site.folder, 'program.mjs')
  writeFileSync(
    program,
    "process.stderr.write(process.argv.slice(2).join(' ')); process.exit(Number(process.env.ENDS ?? 0))",
  )
  const parts = { ...site.jobParts(), nightly: commandsOf(program) }
  await backUpNightly.run({}, parts)
  process.env.ENDS = '3'
  await expect(backUpNightly.run({}, parts)).rejects.toThrow('backup --nightly')
  delete process.env.ENDS
  await backUpNightly.run({}, { ...parts, nightly: null })
})
