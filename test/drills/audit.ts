import pg from 'pg'
import { checkChain } from '#src/features/audit/check-chain.ts'
import { listAudit } from '#src/features/audit/queries.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { migrateAll } from '#src/platform/database/open.ts'
import { startTestCluster } from '#test/support/cluster.ts'
import { type Drill, drill, percentile } from './support/drill.ts'

type Scene = { run: Drill; owner: pg.Client; site: pg.Client; db: ReturnType<typeof connectDatabase>['db'] }

const PEOPLE = 500

await drill('audit', async (run) => {
  const cluster = await startTestCluster()
  run.atEnd(() => cluster.stop())
  await cluster.adminQuery('create database audit owner jejaring_owner')
  const urls = { ownerUrl: cluster.ownerUrl('audit'), siteUrl: cluster.siteUrl('audit') }
  await migrateAll(urls, [])
  const database = connectDatabase(urls.siteUrl, { answerMs: 600_000 })
  run.atEnd(() => database.close())
  const [owner, site] = [new pg.Client(urls.ownerUrl), new pg.Client(urls.siteUrl)]
  for (const client of [owner, site]) {
    await client.connect()
    run.atEnd(() => client.end())
  }
  const scene = { run, owner, site, db: database.db }
  const lines = run.isShort ? 20_000 : 1_000_000
  await fill(scene, lines)
  await measureWrites(scene)
  await seal(scene)
  await askWhoSaw(scene)
  await tryRights(scene)
  await tamper(scene)
})

/** Fills a history of years: staff who read people, change them, and download files. */
async function fill({ run, owner }: Scene, lines: number) {
  await owner.query(`insert into users (email, nama_lengkap, role, activated_at, created_at)
    select 'orang-' || n || '@contoh.example', 'Orang ' || n, case when n <= 10 then 'staff' else 'member' end, now(),
      now() - interval '3 years' from generate_series(1, ${PEOPLE}) n`)
  await owner.query(`insert into audit (at, actor_id, actor_role, act, entity, entity_id, subject_id, detail, network)
    select now() - (${lines} - n) * interval '1 minute' / 1.5, 1 + n % 10, 'staff',
      case n % 1000 when 0 then 'export' when 1 then 'suspend' else case n % 3 when 0 then 'read' else 'change' end end,
      case n % 1000 when 0 then 'donations' else 'user' end,
      case n % 1000 when 0 then null else 11 + n % ${PEOPLE - 10} end,
      case n % 1000 when 0 then null else 11 + n % ${PEOPLE - 10} end,
      jsonb_build_object('before', jsonb_build_object('n', n), 'after', jsonb_build_object('n', n + 1)), '203.0.113.0/24'
    from generate_series(1, ${lines}) n`)
  await owner.query('analyze')
  run.say(`       ${lines} lines`)
}

/** Measures the cost of writing a line with and without sealed ones: writers never wait for the chain. */
async function measureWrites({ run, db }: Scene) {
  const write = async () => {
    const startedAt = performance.now()
    await recordAudit(db, { id: 1, role: 'staff' }, { act: 'read', entity: 'user', entityId: 11 })
    return performance.now() - startedAt
  }
  const times = async (count: number) => {
    const all: number[] = []
    const one = async () => {
      for (let n = 0; n < count; n += 1) all.push(await write())
    }
    await Promise.all(Array.from({ length: 8 }, one))
    return percentile(all, 0.95)
  }
  await times(20)
  const count = run.isShort ? 50 : 500
  const alone = await times(count)
  const sealing = checkChain(db)
  const beside = await times(count)
  await sealing
  run.say(
    `       a line costs its writer at p95 ${alone.toFixed(1)} ms, while sealing ${beside.toFixed(1)} ms`,
  )
}

async function seal({ run, db, owner }: Scene) {
  const startedAt = performance.now()
  const { wrong, lines } = await checkChain(db)
  run.say(`       ${lines} sealed lines looked through in ${Math.round(performance.now() - startedAt)} ms`)
  run.figure('lines of an untouched chain that are called wrong', wrong, { atMost: 0 })
  const { rows } = await owner.query(
    'select count(*)::int as n from audit a left join audit_chain c on c.audit_id = a.id where c.place is null',
  )
  run.figure('lines without a seal', rows[0].n, { atMost: 0 })
}

async function askWhoSaw({ run, db, owner }: Scene) {
  const times: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < 20; n += 1) {
    const subject = 11 + Math.floor(run.random() * (PEOPLE - 10))
    const startedAt = performance.now()
    const { rows, total } = await listAudit(db, { subject, reads: '1', page: 1, limit: 50 })
    times.push(performance.now() - startedAt)
    const { rows: expected } = await owner.query(
      `select least(count(*), 10000)::int as n from audit where (subject_id = $1 and act = 'read') or act = 'export'`,
      [subject],
    )
    if (total !== expected[0].n) run.fail(`${total} looks at person ${subject} instead of ${expected[0].n}`)
    least = Math.min(least, rows.length)
  }
  run.figure('lines that tell who saw a person', least, { atLeast: 10 })
  run.time('“who saw this person’s data” at the slowest, ms', Math.max(...times), { atMost: 5_000 })
}

/** The site's role may insert and read; the owner cannot change a line even by mistake. */
async function tryRights({ run, site, owner }: Scene) {
  let done = 0
  for (const client of [site, owner])
    for (const table of ['audit', 'audit_chain', 'audit_checks'])
      for (const statement of [
        `update ${table} set ${table === 'audit_chain' ? 'audit_id = audit_id' : 'at = at'}`,
        `delete from ${table}`,
        `truncate ${table}`,
      ]) {
        const isRefused = await client.query(statement).then(
          () => false,
          () => true,
        )
        if (!isRefused) done += 1
      }
  run.figure('changes of the log that were not refused', done, { atMost: 0 })
}

/** Changes a character of one line, removes a line, adds one: with triggers disabled, as only an owner can. */
async function tamper({ run, db, owner }: Scene) {
  const { rows } = await owner.query('select max(id)::int as last from audit')
  const at = 1 + Math.floor(run.random() * (rows[0].last - 100))
  const behind = async (statement: string) => {
    await owner.query('alter table audit disable trigger user')
    const { rowCount } = await owner.query(statement)
    await owner.query('alter table audit enable trigger user')
    if (rowCount !== 1) run.fail(`nothing to tamper with: ${statement}`)
  }
  const expect = async (what: string, id: number) => {
    const { firstWrong } = await checkChain(db)
    run.figure(what, firstWrong === id ? 1 : 0, { atLeast: 1 })
  }
  await behind(`update audit set detail = jsonb_set(detail, '{after,n}', '0') where id = ${at}`)
  await expect(`the changed line ${at} is the one that is named`, at)
  await behind(`delete from audit where id = ${at}`)
  await expect(`the removed line ${at} is the one that is named`, at)
}
