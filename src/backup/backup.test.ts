import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeSubscriber } from '#src/features/mailings/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { jobs } from '#src/jobs.ts'
import { migrate } from '#src/platform/database/migrate.ts'
import { migrateAll } from '#src/platform/database/open.ts'
import { diskFiles } from '#src/platform/files/disk-files.ts'
import type { Files } from '#src/platform/files/files.ts'
import { openFiles } from '#src/platform/files/open-files.ts'
import { storeFile } from '#src/platform/files/store-file.ts'
import { queueSchema } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { emptyDatabase } from '#test/support/empty-database.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { localBucket } from '#test/support/local-bucket.ts'
import { makeOrders } from '#test/support/many-orders.ts'
import { listErasedSubscribers, mergeErasureJournal } from './erasure-journals.ts'
import { orPlainFailure } from './failures.ts'
import { makeBackup } from './make-backup.ts'
import { BackupError, fileIn } from './manifest.ts'
import { readLines } from './parts.ts'
import { checkForRestore, restoreBackup } from './restore.ts'
import { verifyBackup } from './verify-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const site = await freshApp()
const ownerUrl = Object.assign(new URL(inject('ownerUrl')), { pathname: new URL(site.siteUrl).pathname }).href
const server = { ownerUrl, maker: inject('adminUrl'), dataDir: folder, say: () => {} }
const password = 'sandi panjang yang diingat'
const passwordHash = await site.services.passwords.hash(password)
const user = await makeUser(site.db, { passwordHash })
const leaver = await makeUser(site.db)
const stayer = await makeUser(site.db, { createdAt: new Date('2026-01-01') })
const news = await makeNews(site.write, {
  title: 'Kabar\tdengan "tanda"\n\\N dan baris',
  by: { id: user.id, role: 'member' },
})
await makeOrders(site.db, 300)
const [stored] = await Promise.all(
  Array.from({ length: 20 }, (_, n) =>
    storeFile(site.uploads, site.db, {
      bytes: new Uint8Array(50_000 + n).fill(n),
      originalName: 'laporan.pdf',
      type: 'application/pdf',
      createdBy: null,
    }),
  ),
)
await site.as(user)
await site.write((tx) =>
  queueMail(tx, { key: 'waits', to: 'tamu@contoh.example', subject: 'Menunggu', blocks: ['Isi.'] }),
)
writeFileSync(join(folder, 'session-secret'), 'a secret that the site made')

const target = join(folder, 'backups')
const at = (n: number) => new Date(Date.UTC(2026, 10, 20, 0, 0, n))
const backUp = (n: number) =>
  makeBackup({ url: ownerUrl, uploads: site.uploads, dataDir: folder, target, now: at(n) })
const backup = await backUp(0)

/** A modified copy of the backup. */
function changed(name: string, change: (copy: string) => void) {
  const copy = join(folder, name)
  cpSync(backup.folder, copy, { recursive: true })
  change(copy)
  return copy
}

function flip(path: string) {
  const bytes = readFileSync(path)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  writeFileSync(path, bytes)
}

async function rowsOf(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

test('restoreBackup: restores rows, files, sequences, keys and the text of every row', async () => {
  const empty = await emptyDatabase()
  const uploads = diskFiles(join(folder, 'restored'))
  const manifest = await checkForRestore(backup.folder)
  await restoreBackup(backup.folder, manifest, { url: empty.ownerUrl, uploads, erasures: [] })
  await migrateAll(empty, jobs)
  const orders = await rowsOf(empty.ownerUrl, 'select count(*)::int as n from donations')
  expect(orders).toEqual([{ n: 300 }])
  const texts = await rowsOf(empty.ownerUrl, `select title from news where id = ${news.id}`)
  expect(texts).toEqual([{ title: 'Kabar\tdengan "tanda"\n\\N dan baris' }])
  const chunks = await gather((await uploads.get(stored!)) as AsyncIterable<Uint8Array>)
  expect(Buffer.concat(chunks)).toEqual(Buffer.alloc(50_000, 0))
  const [{ n: keys }] = await rowsOf(
    ownerUrl,
    "select count(*)::int as n from pg_constraint where contype = 'f'",
  )
  expect(
    await rowsOf(empty.ownerUrl, "select count(*)::int as n from pg_constraint where contype = 'f'"),
  ).toEqual([{ n: keys }])
  await expect(rowsOf(empty.ownerUrl, 'delete from donation_events')).rejects.toThrow('append-only')
  const there = await freshApp({ siteUrl: empty.siteUrl })
  const login = await there.post('/v1/user/login/member', {
    email: user.email,
    password: Buffer.from(password).toString('hex'),
  })
  expect(login).toMatchObject({ code: 200 })
  const more = await makeNews(there.write)
  expect(more.id).toBeGreaterThan(news.id)
})

test('files of one bucket are copied and come back into another', async () => {
  const bucket = await localBucket()
  const [from, to] = [
    openFiles({ dataDir: folder, bucket }, 'here'),
    openFiles({ dataDir: folder, bucket }, 'there'),
  ]
  const namesIn = async (files: Files) =>
    (await gather(files.listBefore(new Date(Date.now() + 60_000)))).flat().sort()
  const names = await namesIn(site.uploads)
  const bytesIn = async (files: Files, name: string) => buffer((await files.get(name))!)
  for (const name of names) await from.put(name, await bytesIn(site.uploads, name))
  const copy = await makeBackup({ url: ownerUrl, uploads: from, dataDir: folder, target, now: at(2) })
  expect(copy.manifest.files).toMatchObject({ count: names.length, missing: [] })
  const { ownerUrl: url } = await emptyDatabase()
  await restoreBackup(copy.folder, await checkForRestore(copy.folder), { url, uploads: to, erasures: [] })
  expect(await namesIn(to)).toEqual(names)
  for (const name of names) expect(await bytesIn(to, name)).toEqual(await bytesIn(site.uploads, name))
})

test('a copy holds no sessions, no hashes of readers and the jobs that wait', async () => {
  const names = backup.manifest.tables.map(({ name }) => name)
  expect(names).toContain('audit')
  expect(names).not.toContain('sessions')
  expect(names).not.toContain('visitors')
  const jobs = await gather(readLines<{ name: string }>(backup.folder, backup.manifest.jobs.file))
  expect(jobs.map(({ name }) => name)).toContain('send-letter')
  expect(readFileSync(join(backup.folder, 'secrets.json'), 'utf8')).toContain('a secret that the site made')
})

test('one changed byte is refused, wherever it is', async () => {
  const parts = ['donations.copy.gz', 'jobs.jsonl.gz', 'files.jsonl.gz', 'secrets.json', 'manifest.json']
  for (const part of [...parts, 'manifest.sha256', fileIn('', stored!)]) {
    const copy = changed(`flipped-${part.replaceAll('/', '-')}`, (copy) => flip(join(copy, part)))
    await expect(checkForRestore(copy), part).rejects.toThrow(/was changed/)
  }
})

test('a missing file or part is refused by its name', async () => {
  for (const part of ['audit.copy.gz', fileIn('', stored!)]) {
    const copy = changed(`less-${part.replaceAll('/', '-')}`, (copy) => rmSync(join(copy, part)))
    await expect(checkForRestore(copy)).rejects.toThrow(`${part} is missing`)
  }
})

test('a backup of an earlier version is brought up to date after loading', async () => {
  const earlier = join(folder, 'migrations')
  cpSync('db/migrations', earlier, { recursive: true, filter: (path) => !/00(?:2[3-9]|[3-9]\d)_/.test(path) })
  const [old, empty] = [await emptyDatabase(), await emptyDatabase()]
  await migrate({ ...old, folder: earlier, parts: [queueSchema(old.ownerUrl, jobs)] })
  const uploads = diskFiles(join(folder, 'earlier'))
  const from = { url: old.ownerUrl, uploads, dataDir: join(folder, 'none'), target, now: at(1) }
  const copy = await makeBackup(from)
  await restoreBackup(copy.folder, await checkForRestore(copy.folder), {
    url: empty.ownerUrl,
    uploads,
    erasures: [],
  })
  expect(await migrateAll(empty, jobs)).toContain('0023_moving_in.sql')
  const there = await freshApp({ siteUrl: empty.siteUrl })
  expect((await there.get('/v1/news')).code).toBe(200)
})

test('a backup of a schema that is not known here is refused', async () => {
  const manifest = { ...backup.manifest, migrations: [{ name: '9999_later.sql', sha256: 'x' }] }
  const { checkMigrations } = await import('./check-backup.ts')
  expect(() => checkMigrations(manifest, [])).toThrow('9999_later.sql is not known here')
})

test('only what is empty is restored into', async () => {
  const empty = await emptyDatabase()
  const manifest = await checkForRestore(backup.folder)
  const uploads = diskFiles(join(folder, 'not-empty'))
  const to = { url: ownerUrl, uploads, erasures: [] }
  await expect(restoreBackup(backup.folder, manifest, to)).rejects.toThrow('The database is not empty')
  const full = { url: empty.ownerUrl, uploads: site.uploads, erasures: [] }
  await expect(restoreBackup(backup.folder, manifest, full)).rejects.toThrow('The file store is not empty')
})

test('rows that were changed on the way in leave nothing behind', async () => {
  const empty = await emptyDatabase()
  const tables = backup.manifest.tables.map((table) =>
    table.name === 'users' ? { ...table, rowsSha256: '0' } : table,
  )
  const uploads = diskFiles(join(folder, 'half'))
  const manifest = { ...backup.manifest, tables }
  const to = { url: empty.ownerUrl, uploads, erasures: [] }
  await expect(restoreBackup(backup.folder, manifest, to)).rejects.toThrow('users holds other rows')
  expect(await rowsOf(empty.ownerUrl, "select to_regclass('users') as name")).toEqual([{ name: null }])
})

test('restoreBackup: an erasure since then falls due again, but not for a reused id', async () => {
  const empty = await emptyDatabase()
  const manifest = await checkForRestore(backup.folder)
  const uploads = diskFiles(join(folder, 'erased'))
  const line = { keeps_byline: true }
  const erasures = [
    { ...line, user_id: leaver.id, erased_at: new Date(Date.now() + 60_000).toISOString() },
    { ...line, user_id: user.id, erased_at: '2020-01-01T00:00:00.000Z' },
    // Aborted before its commit, long before the backup, and revoked then.
    { ...line, user_id: stayer.id, erased_at: '2026-11-01T00:00:00.000Z' },
  ]
  const to = { url: empty.ownerUrl, uploads, erasures }
  expect(await restoreBackup(backup.folder, manifest, to)).toEqual([leaver.id])
  const due = 'select id::int from users where deletion_due_at is not null and deletion_keeps_byline'
  expect(await rowsOf(empty.ownerUrl, due)).toEqual([{ id: leaver.id }])
})

test('listErasedSubscribers: a guest erased since then, but no account’s, none of a reused id, none before', async () => {
  const madeAt = '2026-11-20T00:00:00.000Z'
  const guest = (name: string, given: object = {}) =>
    makeSubscriber(site.db, {
      email: `${name}@contoh.example`,
      createdAt: new Date('2026-01-01'),
      ...given,
    })
  const line = (subscriber_id: number, erased_at = '2026-11-20T12:00:00.000Z') => ({
    subscriber_id,
    erased_at,
  })
  const gone = await guest('terhapus')
  const erasures = [
    line(gone),
    line(await guest('akun', { userId: user.id })),
    line(await guest('nomor-lama', { createdAt: new Date('2026-11-21') })),
    line(await guest('batal'), '2026-11-01T00:00:00.000Z'),
    line(await guest('kosong', { email: null })),
  ]
  expect(await listErasedSubscribers(site.db, erasures, madeAt)).toEqual([gone])
})

test('the journal of erasures is carried on, each line once', () => {
  const [from, to] = [join(folder, 'j-from'), join(folder, 'j-to')]
  mergeErasureJournal(from, to)
  expect(existsSync(to)).toBe(false)
  mkdirSync(from)
  writeFileSync(join(from, 'erasures.jsonl'), '\n{"user_id":1}\n\n{"user_id":2}\n\n{"user_')
  mergeErasureJournal(from, to)
  mergeErasureJournal(from, to)
  expect(readFileSync(join(to, 'erasures.jsonl'), 'utf8')).toBe('{"user_id":1}\n{"user_id":2}\n')
})

test('a backup is verified in a database of its own, which is gone after', async () => {
  await verifyBackup(backup.folder, server)
  const left = `select datname from pg_database where datname = '${new URL(ownerUrl).pathname.slice(1)}_check'`
  expect(await rowsOf(server.maker, left)).toEqual([])
  const broken = changed('unverified', (copy) => flip(join(copy, 'users.copy.gz')))
  await expect(verifyBackup(broken, server)).rejects.toThrow(BackupError)
})

test('verifyBackup: more than one missing file in a thousand is counted, named, and not verified', async () => {
  await site.uploads.remove(stored!)
  const less = await backUp(9)
  expect(less.manifest.files).toMatchObject({ count: backup.manifest.files.count - 1, missing: [stored] })
  await expect(verifyBackup(less.folder, server)).rejects.toThrow(
    new RegExp(`^1 of ${backup.manifest.files.count} files are missing from the store \\(${stored} …\\).*$`),
  )
})

test('orPlainFailure: a full disk is one line that names the folder or the database', () => {
  const failing = (code: string) =>
    orPlainFailure(Object.assign(new Error('no space'), { code }), '/mnt/other')
  expect(String(failing('ENOSPC'))).toMatch(/^Error: No space is left in \/mnt\/other: [^\n]+$/)
  expect(String(failing('53100'))).toMatch(/^Error: No space is left for the database [^\n]+$/)
  expect(failing('42P01')).not.toBeInstanceOf(BackupError)
})
