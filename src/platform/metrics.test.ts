import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { insertBackup, markVerified } from '#src/backup/queries.ts'
import { toHex } from '#src/wire/hex.ts'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'
import { listening } from '#test/support/listening.ts'
import { connectDatabase } from './database/connect.ts'
import { newFileName } from './files/files.ts'
import { openFiles } from './files/open-files.ts'
import { createLog } from './log.ts'
import { queueMail } from './mail/outbox.ts'
import { writeMetrics } from './metrics.ts'
import { createGatewayFetch } from './payments/gateway-fetch.ts'
import { readSiteMetrics } from './site-metrics.ts'

const app = await freshApp()
const NOWHERE = '127.0.0.1:1'

const valueIn = (text: string, name: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}
/** Value of a metric, by its name and labels as they are written; undefined where there is none. */
const figure = async (name: string) => valueIn(await (await app.open('/metrics')).text(), name)

/** Measures how far a metric rises during some work; it may be in use by other tests of this process. */
async function rise(name: string, work: () => Promise<unknown>) {
  const before = (await figure(name)) ?? 0
  await work()
  return (await figure(name))! - before
}

const letter = { to: 'ama@contoh.example', subject: 'Kabar', blocks: [] }

test('GET /metrics: tells what waits, for how long, and the newest verified backup', async () => {
  await app.write((tx) => queueMail(tx, { ...letter, key: 'first', isAwaited: true }))
  await app.write((tx) => queueMail(tx, { ...letter, key: 'second' }))
  const early = new Date(Date.now() - 600_000)
  await app.db.updateTable('letters').set({ createdAt: early, tries: 5 }).where('key', '=', 'first').execute()
  await app.db.updateTable('letters').set({ createdAt: early }).where('key', '=', 'second').execute()
  expect(await figure('mails_waiting')).toBe(1)
  expect(await figure('mails_failed')).toBe(1)
  expect(await figure('mails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(600)
  expect(await figure('jobs_waiting{queue="send-awaited-letter"}')).toBe(1)
  expect(await figure('jobs_oldest_waiting_seconds{queue="send-letter"}')).toBeGreaterThan(0)
  expect(await figure('jobs_oldest_waiting_seconds{queue="backup"}')).toBe(0)
  expect(await figure('backup_verified_timestamp_seconds')).toBeUndefined()
  const madeAt = new Date('2026-03-01T18:30:00Z')
  await insertBackup(app.db, { name: 'jejaring-1', place: '/backups', bytes: 1, files: 1, madeAt })
  await markVerified(app.db, 'jejaring-1', new Date(), null)
  expect(await figure('backup_verified_timestamp_seconds')).toBe(madeAt.getTime() / 1000)
})

test('GET /metrics: tells of the pools, the bus, the page cache, security events and alarms in the log', async () => {
  expect(await figure('database_pool_connections_max{pool="requests"}')).toBeGreaterThanOrEqual(5)
  expect(await figure('database_pool_waiting{pool="requests"}')).toBe(0)
  expect(await figure('bus_silence_seconds')).toBeGreaterThanOrEqual(0)
  const node = await listening(app)
  expect(await rise('page_cache_misses_total', () => node.ask('/news'))).toBe(1)
  expect(await rise('page_cache_misses_total', () => node.ask('/news'))).toBe(0)
  const wrong = { email: 'ama@contoh.example', password: toHex('salah-sekali-ini') }
  const logIn = () => app.post('/v1/user/login/member', wrong)
  expect(await rise('security_events_total{kind="login",outcome="failed"}', logIn)).toBe(1)
  createLog('error', { write() {} }).error({ alarm: 'job parked' }, 'job parked')
  expect(await figure('alarm_raised_timestamp_seconds{alarm="job parked"}')).toBeCloseTo(
    Date.now() / 1000,
    -3,
  )
})

test('GET /metrics: counts failures of the file store and of the payment gateway', async () => {
  const files = openFiles({ dataDir: app.folder, bucket: null }, 'lost')
  expect(await figure('store_errors_total{area="lost",operation="put"}')).toBe(0)
  rmSync(join(app.folder, 'lost'), { recursive: true })
  const put = () => files.put(newFileName('txt'), Buffer.from('x')).catch(() => {})
  expect(await rise('store_errors_total{area="lost",operation="put"}', put)).toBe(1)
  const ask = createGatewayFetch({
    host: `http://${NOWHERE}`,
    serverKey: 'key',
    clock: { now: () => app.time.now },
    patienceMs: 10_000,
  })
  const fail = () => ask({ method: 'GET', path: '/v2/1/status' }).catch(() => {})
  expect(await rise('payment_gateway_errors_total', fail)).toBe(1)
})

test('GET /metrics: while the database is away it says so, and nothing that may be out of date', async () => {
  const { db, close } = connectDatabase(`postgres://site:secret@${NOWHERE}/nowhere`)
  const { text } = await writeMetrics(await readSiteMetrics(db))
  expect(valueIn(text, 'database_up')).toBe(0)
  expect(text).not.toMatch(/^(?:jobs|mails)_/m)
  await close()
})

test('GET /metrics: standbys are told where the role of the site may see them', async () => {
  expect(await figure('database_replicas')).toBeUndefined()
  const { siteUrl } = await freshDatabase()
  const url = Object.assign(new URL(inject('adminUrl')), { pathname: new URL(siteUrl).pathname }).href
  const { db, close } = connectDatabase(url)
  const { text } = await writeMetrics(await readSiteMetrics(db))
  expect(valueIn(text, 'database_replicas')).toBe(0)
  await close()
})
