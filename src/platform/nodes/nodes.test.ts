import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { sweepFiles } from '#src/features/uploads/remove-unused.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { readConfig } from '../config.ts'
import { connectionsOf } from '../database/connections.ts'
import { diskFiles } from '../files/disk-files.ts'
import { differencesOf, fingerprintOf } from './fingerprint.ts'
import { acceptSettings, joinSite, nodeOf, stayInSite } from './join-site.ts'
import { deleteNode, listNodes, noteNode } from './queries.ts'

const { db, jobParts } = await freshApp()
const parent = mkdtempSync(join(tmpdir(), 'jejaring-nodes-'))
afterAll(() => rmSync(parent, { recursive: true }))
const folder = () => mkdtempSync(join(parent, 'data-'))
const dataDir = folder()

const usual = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jkl.example',
  SESSION_SECRET: 'a secret that two nodes of a site share',
  API_KEYS: 'one',
  SMTP_URL: 'smtp://surat:q8Zk2LwV@surat.test:587',
  DATA_DIR: dataDir,
}
const configOf = (given: Record<string, string> = {}) => readConfig({ ...usual, ...given })
const enter = (given: Record<string, string> = {}, pause = async () => {}) => {
  const config = configOf(given)
  return joinSite(db, config, nodeOf(config), pause)
}
/** A node of another machine that runs with the usual settings. */
const elsewhere = { ...nodeOf(configOf()), host: 'lain' }

beforeEach(async () => {
  for (const { id } of await listNodes(db)) await deleteNode(db, id)
  await enter()
  await noteNode(db, elsewhere)
})

test('joinSite: beside another node one line names the settings that differ, and none of their values', async () => {
  const given = { SMTP_URL: 'smtp://surat:geheim99@surat.test:587', SECOND_PERSON_ABOVE: '100' }
  await expect(enter(given)).rejects.toThrow(
    /^SMTP_URL, SECOND_PERSON_ABOVE: not as on the other nodes \(lain, process \d+, [^\n]*accept-settings[^\n]*$/,
  )
  await expect(enter(given)).rejects.not.toThrow(/geheim99/)
  expect(await enter()).toEqual([])
  await expect(enter({ SESSION_SECRET: 'another secret that nobody shares' })).rejects.toThrow(
    /^SESSION_SECRET: /,
  )
})

test('joinSite: a node alone may change every setting, also right after it was killed', async () => {
  await deleteNode(db, elsewhere.id)
  await noteNode(db, { ...elsewhere, id: crypto.randomUUID(), host: hostname(), pid: 2 ** 22 + 1 })
  expect(await enter({ MAIL_FROM: 'Baru <baru@surat.test>' })).toEqual([])
  await sql`update nodes set seen_at = now() - interval '91 seconds'`.execute(db)
  expect(await enter()).toEqual([])
})

test('joinSite: after an outage of the database nodes that run are waited for', async () => {
  const given = { API_KEYS: 'two' }
  await sql`update nodes set seen_at = now() - interval '100 seconds'`.execute(db)
  const isBack = () => noteNode(db, elsewhere).then(() => {})
  await expect(enter(given, isBack)).rejects.toThrow(/^API_KEYS: not as on the other nodes/)
  await sql`update nodes set seen_at = now() - interval '100 seconds'`.execute(db)
  expect(await enter(given)).toEqual([])
})

test('admin accept-settings: a change on purpose lets its node in, and tells the ones that run', async () => {
  const given = { API_KEYS: 'one,two' }
  const accepted = { changed: ['API_KEYS'], nodes: [`lain, process ${elsewhere.pid}`] }
  expect(await acceptSettings(db, configOf(given))).toEqual(accepted)
  expect(await enter(given)).toEqual([])
  expect(differencesOf(fingerprintOf(configOf()), await noteNode(db, elsewhere))).toEqual(['API_KEYS'])
  await expect(enter()).rejects.toThrow(/^API_KEYS: /)
})

test('joinSite: a live process of another machine or container of the same name and id counts', async () => {
  await deleteNode(db, elsewhere.id)
  const twin = { ...nodeOf(configOf()), id: crypto.randomUUID(), machine: 'another boot pid:[4026531836]' }
  await noteNode(db, twin)
  await expect(enter({ API_KEYS: 'two' })).rejects.toThrow(/^API_KEYS: /)
  await deleteNode(db, twin.id)
  await noteNode(db, { ...twin, machine: nodeOf(configOf()).machine })
  expect(await enter({ API_KEYS: 'two' })).toEqual([])
})

test('joinSite: a folder of uploads without the mark is refused beside others; alone it starts, and marks nothing', async () => {
  const own = { DATA_DIR: folder() }
  await expect(enter(own)).rejects.toThrow(/^DATA_DIR: \S+uploads is not the folder of uploads of the site/)
  await deleteNode(db, elsewhere.id)
  for (let start = 0; start < 2; start += 1)
    expect(await enter(own)).toMatchObject([{ name: 'uploads-elsewhere' }])
  await noteNode(db, elsewhere)
  expect(await enter()).toEqual([])
  await expect(enter(own)).rejects.toThrow(/^DATA_DIR: /)
})

test('admin accept-settings: the next start marks another folder of uploads, which the sweep leaves its mark', async () => {
  const own = { DATA_DIR: folder() }
  expect(await acceptSettings(db, configOf(own))).toMatchObject({ changed: ['DATA_DIR'] })
  expect(await acceptSettings(db, configOf(own))).toMatchObject({ changed: [] })
  expect(await enter(own)).toEqual([])
  const marked = diskFiles(join(own.DATA_DIR, 'uploads'))
  const later = { now: () => new Date(Date.now() + 864e5 * 3) }
  await sweepFiles.run({}, { ...jobParts(), uploads: marked, clock: later })
  expect(await enter(own)).toEqual([])
  await expect(enter()).rejects.toThrow(/^DATA_DIR: /)
  await acceptSettings(db, configOf())
})

test('joinSite: a folder of uploads that takes or shows no file is a finding, and stays unmarked', async () => {
  await acceptSettings(db, configOf({ DATA_DIR: folder() }))
  const own = { DATA_DIR: folder() }
  writeFileSync(join(own.DATA_DIR, 'uploads'), '')
  expect(await enter(own)).toMatchObject([
    { name: 'uploads-unmarked', line: expect.stringMatching(/E[A-Z]+/) },
  ])
  expect(await enter()).toEqual([])
  expect(await enter(own)).toMatchObject([{ name: 'uploads-unmarked' }])
  await expect(acceptSettings(db, configOf(own))).rejects.toThrow(
    /^DATA_DIR: .* could not be compared .*E[A-Z]+/,
  )
})

test('connectionsOf: all roles of a process, and what their nodes ask of the server', async () => {
  const of = (given: Record<string, string>) => connectionsOf(configOf(given))
  expect(['all', 'web', 'work'].map((PROCESS) => of({ PROCESS }))).toEqual([26, 14, 16])
  expect(of({ WEB_CONNECTIONS: '20', WORK_CONNECTIONS: '6' })).toBe(38)
  const server = 'postgres://situs:q8Zk2LwV@db.test/jejaring'
  const pooled = { DATABASE_URL: server, DATABASE_DIRECT_URL: server, DATABASE_OWNER_URL: server }
  expect(nodeOf(configOf(pooled)).connections).toBe(8)
  await noteNode(db, { ...elsewhere, id: crypto.randomUUID(), connections: 1_000 })
  expect(await enter()).toMatchObject([
    { name: 'connections-many', line: expect.stringContaining('The 3 nodes') },
  ])
})

test('stayInSite: a node that leaves while a sign of life is on its way is not written back by it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const node = nodeOf(configOf())
  const membership = stayInSite({ db, config: configOf(), node, log: jobParts().log })
  const leaving = await db.transaction().execute(async (tx) => {
    await sql`lock table site_agreement`.execute(tx)
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    await eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows).toHaveLength(1)
    })
    const left = membership.leave()
    // Time enough for a leave that does not wait.
    for (let look = 0; look < 5; look += 1) await listNodes(db)
    return { left }
  })
  await leaving.left
  const nodes = await db.transaction().execute(async (tx) => {
    // Waits for a sign that is still being written.
    await sql`lock table nodes`.execute(tx)
    return listNodes(tx)
  })
  expect(nodes.map(({ id }) => id)).not.toContain(node.id)
})
