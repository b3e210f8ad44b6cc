import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { containing } from '#src/platform/database/like.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { languages } from '#src/wire/language.ts'
import type { CaseChange, CaseKind, CaseQuery, NewCase } from './schema.ts'

type Status = 'open' | 'done' | 'refused'
export type CaseRow = {
  id: number
  kind: CaseKind
  status: Status
  title: string
  personName: string | null
  receivedAt: Date
  dueAt: Date
  closedAt: Date | null
}

/** A page of cases: open ones by due date, then closed ones, newest first. */
export async function listCases(
  db: Db,
  { q, kind, status, page, limit }: CaseQuery,
): Promise<{ total: number; rows: CaseRow[] }> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  const part = containing(q)
  if (q)
    conditions.push(
      sql`(c.title ilike ${part} or c.person_name ilike ${part} or c.person_email ilike ${part})`,
    )
  if (kind) conditions.push(sql`c.kind = ${kind}`)
  if (status) conditions.push(sql`c.status = ${status}`)
  const chosen = sql.join(conditions, sql` and `)
  const order = sql`(status <> 'open'), case when status = 'open' then due_at end, closed_at desc, id desc`
  const { rows } = await sql<(CaseRow | { id: null }) & { total: number }>`
    select (select count(*)::int from privacy_cases c where ${chosen}) as total, one.*
    from (select 1) always left join (
      select id, kind, status, title, person_name, received_at, due_at, closed_at
      from privacy_cases c where ${chosen} order by ${order} limit ${limit} offset ${(page - 1) * limit}
    ) one on true order by ${order}`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is CaseRow & { total: number } => row.id !== null),
  }
}

export type Step = { id: number; at: string; by: string | null; kind: string; note: string }

/** A case with its steps in order, and the language of its person, by default the first. */
export async function findCase(db: Db, id: number) {
  const row = await db
    .selectFrom('privacyCases as c')
    .leftJoin('users as a', (join) => join.onRef('a.id', '=', 'c.userId').on(isAccount('a')))
    .selectAll('c')
    .select('a.email as accountEmail')
    .select(sql<string>`coalesce(a.language, ${languages[0]})`.as('language'))
    .select(
      sql<Step[]>`(
        select coalesce(json_agg(json_build_object('id', s.id, 'at', s.at, 'by', u.nama_lengkap, 'kind', s.kind,
          'note', s.note) order by s.id), '[]')
        from privacy_steps s left join users u on u.id = s.by_user where s.case_id = c.id)`.as('steps'),
    )
    .where('c.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, kind: row.kind as CaseKind, status: row.status as Status }
}
export type CaseDetail = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** A case, locked until the transaction ends. */
export const lockCase = (db: Db, id: number) =>
  db.selectFrom('privacyCases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const columnsOf = (given: Omit<CaseChange, 'version'>, dueAt: Date) => ({
  title: given.title,
  detail: given.detail,
  userId: given.user_id,
  personName: given.person_name,
  personEmail: given.person_email,
  dataKinds: given.data_kinds,
  peopleCount: given.people_count,
  measures: given.measures,
  receivedAt: new Date(given.received_at),
  dueAt,
})

export async function insertCase(
  db: Db,
  given: NewCase,
  { dueAt, createdBy }: { dueAt: Date; createdBy: number },
): Promise<number> {
  const { id } = await db
    .insertInto('privacyCases')
    .values({ kind: given.kind, ...columnsOf(given, dueAt), createdBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a case. A copy must be prepared anew: it may be about another person now. */
export const updateCase = (db: Db, id: number, given: CaseChange, dueAt: Date) =>
  db
    .updateTable('privacyCases')
    .set((eb) => ({
      ...columnsOf(given, dueAt),
      copyBy: null,
      copyUntil: null,
      version: eb('version', '+', 1),
      updatedAt: new Date(),
    }))
    .where('id', '=', id)
    .execute()

type End = { status: Status; closedAt: Date | null; proof: string | null }

export const setEnd = (db: Db, id: number, end: End) =>
  db
    .updateTable('privacyCases')
    .set((eb) => ({ ...end, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

type NewStepRow = { caseId: number; byUser: number; kind: string; note: string; at: Date }

export const insertStep = (db: Db, step: NewStepRow) => db.insertInto('privacySteps').values(step).execute()

export const listStepKinds = async (db: Db, caseId: number) =>
  (await db.selectFrom('privacySteps').select('kind').where('caseId', '=', caseId).execute()).map(
    ({ kind }) => kind,
  )

/** True if the account exists. */
export const hasUser = async (db: Db, id: number) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** True if somebody can log in with it: neither erased nor merged. */
export const hasAccount = async (db: Db, id: number) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(isAccount('users'))
    .executeTakeFirst()) !== undefined

export const setCopy = (db: Db, id: number, copy: { copyBy: number; copyUntil: Date }) =>
  db.updateTable('privacyCases').set(copy).where('id', '=', id).execute()

/** Takes the permission for a copy, so that no other download has it. @returns the person's id */
export async function takeCopy(db: Db, id: number, { by, now }: { by: number; now: Date }) {
  const { rows } = await sql<{ userId: number }>`
    update privacy_cases c set copy_by = null, copy_until = null from users u
    where c.id = ${id} and c.status = 'open' and c.copy_by = ${by} and c.copy_until > ${now}
      and u.id = c.user_id and ${isAccount('u')}
    returning c.user_id`.execute(db)
  return rows[0]?.userId
}
