import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appendErasure, openErasures } from '#src/features/privacy/erasure-journal.ts'
import { connectDatabase, type Database } from '#src/platform/database/connect.ts'
import { fillBooks, fillStore, readBooks } from './support/books-to-keep.ts'
import { type Sent, startContactLoad } from './support/contact-load.ts'
import { type Drill, drill } from './support/drill.ts'
import { ownerUrlOf, rowsOf } from './support/embedded-database.ts'
import { runOwn, runWith } from './support/own-command.ts'
import { API_KEY, makeSite, SESSION_SECRET, type Site } from './support/site.ts'

const WRITES_PER_SECOND = 40
/** Backups of a store that has lost files, and as many files. */
const NIGHTS = 3
const PASSWORD = Buffer.from('demo-jejaring-2026').toString('hex')

await drill('restore', async (run) => {
  const site = await makeSite(run)
  site.start()
  await site.ready()
  const database = connectDatabase(ownerUrlOf(site.dataDir), { answerMs: 60_000 })
  run.atEnd(() => database.close().catch(() => {}))
  await fillBooks(database.db, run.isShort ? 500 : 10_000)
  const hashes = await fillStore(database.db, site.dataDir, run.isShort ? 50 : 1_000)
  const books = await readBooks(database.db)
  const token = await tokenOf(site, 'admin@jkl.example')
  const { backup, kept } = await backUpUnderLoad(run, site)
  await leaveSite(site, database)
  await refuseChanged(run, site, backup)
  const there = await restoreElsewhere(run, site, backup)
  await compare(run, there, { books, hashes, kept })
  await comparePeople(run, there, token)
  await boundCopies(run, there, [...hashes.keys()])
})

/** Makes a backup during writes. @returns its folder, and the writes answered before it began */
async function backUpUnderLoad(run: Drill, site: Site) {
  const load = startContactLoad(site.base, WRITES_PER_SECOND * run.share)
  await load.answeredUpTo(performance.now() + 1_000)
  const kept = load.ledger.filter(({ answeredAt }) => answeredAt)
  const target = join(site.dataDir, 'backups')
  const ended = await runOwn(site.dataDir, 'backup', target)
  await load.finish()
  for (const line of [ended.said, ended.complained].filter(Boolean)) run.say(line.trim())
  run.figure('backup ended with', ended.code, { atMost: 0 })
  run.time('copied and verified under load, ms', ended.ms, { atMost: 60_000 })
  run.figure('writes never answered', load.ledger.filter(({ answeredAt }) => !answeredAt).length, {
    atMost: 0,
  })
  const rows = await rowsOf<{ n: number }>(
    ownerUrlOf(site.dataDir),
    'select count(*)::int as n from backups where verified_at is not null',
  )
  run.figure('verified backups in the books', rows[0]!.n, { atLeast: 1 })
  const name = readdirSync(target).find((one) => one.startsWith('jejaring-'))!
  return { backup: join(target, name), kept }
}

/** Erases somebody after the backup; then the machine is lost. */
async function leaveSite(site: Site, database: Database) {
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'umum@jkl.example')
    .executeTakeFirstOrThrow()
  const line = { user_id: id, erased_at: new Date().toISOString(), keeps_byline: false }
  await appendErasure(openErasures(site.dataDir), line)
  await database.close()
  await site.kill()
}

async function refuseChanged(run: Drill, site: Site, backup: string) {
  const changes: Record<string, (copy: string) => void> = {
    'a flipped byte in a table': (copy) => flip(join(copy, 'donations.copy.gz')),
    'a flipped byte in a file': (copy) => flip(someFile(copy)),
    'a file that is missing': (copy) => rmSync(someFile(copy)),
  }
  const target = join(site.dataDir, 'refused')
  for (const [what, change] of Object.entries(changes)) {
    const copy = join(site.dataDir, 'changed')
    cpSync(backup, copy, { recursive: true })
    change(copy)
    const { code, complained } = await runOwn(target, 'restore', copy)
    const isClear =
      /^\S+ (?:was changed|is missing).*$/.test(complained) && !existsSync(join(target, 'postgres'))
    run.figure(`${what}, refused in one line`, Number(code === 1 && isClear), { atLeast: 1 })
    rmSync(copy, { recursive: true })
  }
}

function flip(path: string) {
  const bytes = readFileSync(path)
  bytes[Math.floor(bytes.length / 2)]! ^= 4
  writeFileSync(path, bytes)
}

function someFile(copy: string) {
  const folder = join(copy, 'files', readdirSync(join(copy, 'files'))[0]!)
  return join(folder, readdirSync(folder)[0]!)
}

/** Restores on another machine, from the backup and the journal alone. */
async function restoreElsewhere(run: Drill, site: Site, backup: string): Promise<Site> {
  const there = await makeSite(run)
  cpSync(join(site.dataDir, 'erasures.jsonl'), join(there.dataDir, 'erasures.jsonl'))
  const ended = await runOwn(there.dataDir, 'restore', backup)
  for (const line of [ended.said, ended.complained].filter(Boolean)) run.say(line.trim())
  run.figure('restore ended with', ended.code, { atMost: 0 })
  run.time('restored and checked, ms', ended.ms, { atMost: 300_000 })
  const again = await runOwn(there.dataDir, 'restore', backup)
  run.figure('a second restore over it is refused', Number(again.complained.includes('not empty')), {
    atLeast: 1,
  })
  there.start()
  const ready = await there.ready()
  run.time('service back after the restore began, ms', ended.ms + ready, { atMost: 900_000 })
  return there
}

async function compare(
  run: Drill,
  there: Site,
  { books, hashes, kept }: { books: object; hashes: Map<string, string>; kept: readonly Sent[] },
) {
  const url = ownerUrlOf(there.dataDir)
  const database = connectDatabase(url)
  const found = await readBooks(database.db)
  await database.close()
  const other = Object.entries(books).filter(([what, n]) => found[what as keyof typeof found] !== n)
  run.figure(`sums that differ (${JSON.stringify(books)})`, other.length, { atMost: 0 })
  run.figure('receipts without a number from 1 to n', found.last - found.receipts, { atMost: 0 })
  const folder = join(there.dataDir, 'uploads')
  const wrong = [...hashes].filter(
    ([name, sha256]) =>
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex') !== sha256,
  )
  run.figure(`files that differ, of ${hashes.size}`, wrong.length, { atMost: 0 })
  const rows = await rowsOf<{ key: string }>(url, 'select idempotency_key as key from contact_messages')
  const keys = new Set(rows.map(({ key }) => key))
  const lost = kept.filter(({ key }) => !keys.has(key))
  run.figure(`answered before the copy began and lost, of ${kept.length}`, lost.length, { atMost: 0 })
}

async function comparePeople(run: Drill, there: Site, token: string) {
  run.figure('login with the same password', Number(Boolean(await tokenOf(there, 'staf@jkl.example'))), {
    atLeast: 1,
  })
  const headers = { 'x-api-key': API_KEY, authorization: `Bearer ${token}` }
  const old = await fetch(`${there.base}/v1/user/profile`, { headers })
  run.figure('a session of before is over', Number(old.status === 401), { atLeast: 1 })
  const erased = await tokenOf(there, 'umum@jkl.example')
  const left = await rowsOf(
    ownerUrlOf(there.dataDir),
    "select from users where email = 'umum@jkl.example' union all select from letters where to_email = 'umum@jkl.example'",
  )
  run.figure('traces of who was erased after the copy', left.length + Number(Boolean(erased)), { atMost: 0 })
}

/** Copies of a store that has lost files do not pile up, and the last verified one stays. */
async function boundCopies(run: Drill, { dataDir }: Site, files: readonly string[]) {
  const settings = { DATA_DIR: dataDir, SESSION_SECRET, BACKUP_KEEP: '1' }
  const backUp = () => runWith(settings, 'backup', '--nightly')
  const copies = () => readdirSync(join(dataDir, 'backups')).filter((name) => name.startsWith('jejaring-'))
  run.figure('the nightly backup ended with', (await backUp()).code, { atMost: 0 })
  const [verified] = copies()
  for (const name of files.slice(0, NIGHTS))
    renameSync(join(dataDir, 'uploads', name), join(dataDir, `lost-${name}`))
  for (let night = 0; night < NIGHTS; night += 1)
    run.figure('of a store that has lost files', (await backUp()).code, { atLeast: 1 })
  const left = copies()
  run.figure('copies that could not be verified', left.length - Number(left.includes(verified!)), {
    atMost: 1,
  })
  run.figure('the verified one is there', Number(left.includes(verified!)), { atLeast: 1 })
}

async function tokenOf({ base }: Site, email: string): Promise<string> {
  const answer = await fetch(`${base}/v1/user/login/member`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { data } = (await answer.json()) as { data: { token?: string } }
  return data.token ?? ''
}
