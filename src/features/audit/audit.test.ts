import pg from 'pg'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'
import { sealLines } from './chain-queries.ts'
import { checkChain } from './check-chain.ts'
import type { AuditWire } from './schema.ts'

const urls = await freshDatabase()
const site = await freshApp({ siteUrl: urls.siteUrl })
const { db } = site
const owner = new pg.Client({ connectionString: urls.ownerUrl })
await owner.connect()

const admin = { ...(await makeUser(db, { role: 'admin', namaLengkap: 'Ina Admin' })), role: 'admin' as const }
const staff = { ...(await makeUser(db, { role: 'staff', namaLengkap: 'Sari Staf' })), role: 'staff' as const }
const maria = await makeUser(db, { namaLengkap: 'Maria Tefa' })
const me = await site.as(admin)
const linesOf = async (query: string) => (await me.get(`/v1/desk/audit?${query}`)).data as AuditWire[]

/** Runs a statement as a malicious database owner, with triggers disabled. */
async function asOwner(table: string, statement: string) {
  await owner.query(
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  )
}
const newest = async () =>
  (await db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id

await recordAudit(db, admin, {
  act: 'suspend',
  entity: 'user',
  entityId: maria.id,
  detail: { reason: 'uji' },
})
await recordAudit(db, staff, { act: 'read', entity: 'user', entityId: maria.id })
await recordAudit(db, staff, { act: 'read', entity: 'donation', entityId: 77, subjectId: maria.id })
await recordAudit(db, staff, { act: 'export', entity: 'donations' })
await recordAudit(db, staff, { act: 'export', entity: 'news' })
await recordAudit(db, staff, { act: 'read', entity: 'user', entityId: admin.id })

test('lines are found by actor, subject, act, entity, number and day', async () => {
  expect(await linesOf(`actor=${admin.id}`)).toMatchObject([
    {
      act: 'suspend',
      actor: { id: admin.id, name: 'Ina Admin' },
      actor_role: 'admin',
      subject: { id: maria.id, name: 'Maria Tefa' },
      detail: { reason: 'uji' },
    },
  ])
  expect((await linesOf(`subject=${maria.id}`)).map(({ act }) => act)).toEqual(['read', 'read', 'suspend'])
  expect(await linesOf('entity=donation&entity_id=77')).toHaveLength(1)
  expect(await linesOf('act=suspend&from=2001-01-01&to=2001-12-31')).toEqual([])
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  expect(await linesOf(`act=suspend&from=${today}&to=${today}`)).toHaveLength(1)
  expect((await me.get('/v1/desk/audit?from=kemarin')).code).toBe(400)
})

test('reads of a person’s data: single looks, and exports that may have held it', async () => {
  const seen = await linesOf(`subject=${maria.id}&reads=1`)
  expect(seen.map(({ act, entity }) => `${act} ${entity}`)).toEqual([
    'export donations',
    'read donation',
    'read user',
  ])
  // An export from before the account existed cannot contain its data.
  const later = await makeUser(db, { createdAt: new Date(Date.now() + 60_000) })
  expect(await linesOf(`subject=${later.id}&reads=1`)).toEqual([])
})

test('data of a double that was merged are those of the person', async () => {
  const double = await makeUser(db, { mergedInto: maria.id, deletedAt: new Date() })
  await recordAudit(db, staff, { act: 'read', entity: 'user', entityId: double.id })
  expect((await linesOf(`subject=${maria.id}&reads=1`))[0]).toMatchObject({ subject: { id: double.id } })
})

test('people with duties: their network is kept, cut; members: nothing is kept', async () => {
  const call = (who: { token: string }, path: string, body?: unknown) =>
    site.app.handle(
      new Request(`http://site.test${path}`, {
        method: body ? 'PATCH' : 'GET',
        headers: {
          'x-api-key': 'test-key',
          authorization: `Bearer ${who.token}`,
          'content-type': 'application/json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      '203.0.113.77',
    )
  await call(me, '/v1/desk/audit/export')
  expect(await linesOf('entity=audit')).toMatchObject([{ act: 'export', network: '203.0.113.0/24' }])
  const member = await site.as(maria)
  await call(member, '/v1/auth/export')
  expect(await linesOf(`actor=${maria.id}`)).toMatchObject([{ network: null }])
})

test('the file has the chosen lines, and that it was taken is a line too', async () => {
  const answer = await me.open(`/v1/desk/audit/export?actor=${admin.id}&act=suspend`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await answer.text()
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain('Ina Admin,admin,suspend,user')
  expect((await me.open('/v1/desk/audit/export?act=%00')).status).toBe(400)
})

test('the site’s role can neither change, remove nor empty; nor can the owner by mistake', async () => {
  for (const table of ['audit', 'audit_chain', 'audit_checks']) {
    const site = new pg.Client({ connectionString: urls.siteUrl })
    await site.connect()
    const column = table === 'audit_chain' ? 'audit_id = 1' : table === 'audit' ? "act = ''" : 'lines = 1'
    for (const statement of [`update ${table} set ${column}`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(site.query(statement), statement).rejects.toThrow(/permission denied/)
      await expect(owner.query(statement), statement).rejects.toThrow(/only grow/)
    }
    await site.end()
  }
})

test('a line that was changed, removed, or slipped in among the old ones is found', async () => {
  expect(await checkChain(db)).toMatchObject({ wrong: 0, firstWrong: null })
  const id = await newest()

  await asOwner('audit', `update audit set act = act || '!' where id = ${id}`)
  expect(await checkChain(db)).toMatchObject({ wrong: 1, firstWrong: id })
  await asOwner('audit', `update audit set act = replace(act, '!', '') where id = ${id}`)
  expect(await checkChain(db)).toMatchObject({ wrong: 0 })

  await owner.query(
    `insert into audit (id, at, act, entity) overriding system value values (-5, now() - interval '2 hours', 'slip', 'x')`,
  )
  expect(await checkChain(db)).toMatchObject({ wrong: 1, firstWrong: -5 })
  await asOwner('audit', 'delete from audit where id = -5')

  const middle = await db
    .selectFrom('audit')
    .selectAll()
    .where('act', '=', 'suspend')
    .executeTakeFirstOrThrow()
  await asOwner('audit', `delete from audit where id = ${middle.id}`)
  expect(await checkChain(db)).toMatchObject({ wrong: 1, firstWrong: middle.id })
  await asOwner('audit_chain', `delete from audit_chain where audit_id = ${middle.id}`)
  expect((await checkChain(db)).wrong).toBeGreaterThan(0)
})

test('an end that was cut off with its seals is missed by the next look', async () => {
  const at = await newest()
  await recordAudit(db, staff, { act: 'last', entity: 'x' })
  await sealLines(db)
  const { wrong } = await checkChain(db)
  await asOwner('audit_chain', `delete from audit_chain where audit_id > ${at}`)
  await asOwner('audit', `delete from audit where id > ${at}`)
  expect((await checkChain(db)).wrong).toBe(wrong + 1)
})

test('a line whose transaction ends late is sealed when it is there', async () => {
  const late = new pg.Client({ connectionString: urls.siteUrl })
  await late.connect()
  await late.query('begin')
  await late.query(`insert into audit (act, entity) values ('late', 'x')`)
  await recordAudit(db, staff, { act: 'early', entity: 'x' })
  await sealLines(db)
  await late.query('commit')
  await late.end()
  await sealLines(db)
  const { rows } = await owner.query(
    `select a.act from audit_chain c join audit a on a.id = c.audit_id order by c.place desc limit 2`,
  )
  expect(rows.map(({ act }) => act)).toEqual(['late', 'early'])
  await owner.end()
})

test('audit screen: shows the state of the chain, filters by its address, and works by a form', async () => {
  const page = await me.open(`/desk/audit?subject=${maria.id}&reads=1`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('tidak lagi seperti saat disegel')
  expect(html).toMatch(/Siapa melihat data (<!-- -->)?Maria Tefa/)
  expect(html).toContain('Sari Staf')
  expect((await (await site.as(staff)).open('/desk/audit')).status).toBe(404)
})
