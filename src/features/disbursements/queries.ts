import { type RawBuilder, sql } from 'kysely'
import { designationTitle } from '#src/features/payments/order-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { inBatches } from '#src/platform/database/in-batches.ts'
import { containing } from '#src/platform/database/like.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import type { DisbursementFilter, NewDisbursement } from './schema.ts'
import type { DisbursementStatus } from './statuses.ts'

type Designation = NewDisbursement['designation']

export type Disbursement = {
  id: number
  state: DisbursementStatus
  /** `YYYY-MM-DD`. */
  paidOn: string
  amount: number
  designation: Designation['type']
  designationId: number | null
  designationTitle: string
  receiverId: number | null
  receiver: string
  note: string
  proofId: number | null
  /** Title of the proof, of a deleted document, too. */
  proofTitle: string | null
  proofIsDeleted: boolean
  proofIsPublic: boolean
  reverses: number | null
  reversedBy: number | null
  bodyHash: Buffer
  isSimulation: boolean
  askedBy: number
  askedByName: string
  askedAt: Date
  decidedBy: number | null
  decidedByName: string | null
  decidedAt: Date | null
  decisionNote: string
}

/** Region of a disbursement `d` with `tables`: its own or that of its institution or campaign. */
export const disbursedRegion = sql`coalesce(d.region_id, p.region_id, k.region_id)`
/** True if everybody may read the proof `f`. */
export const isProofPublic = sql<boolean>`coalesce(f.level = 'public' and f.status = 'published'
  and f.deleted_at is null, false)`
export const disbursementTables = sql`
  disbursements d left join regions r on r.id = d.region_id left join participants p on p.id = d.participant_id
    left join campaigns k on k.id = d.campaign_id left join participants n on n.id = d.receiver_id
    left join downloads f on f.id = d.proof_id
    left join revisions v on v.id = f.live_revision_id
    left join disbursements c on c.reverses = d.id and c.status <> 'declined'`

const state = sql`case when d.status <> 'done' then d.status when d.reverses is not null then 'reversal'
  when c.status = 'done' then 'reversed' else 'done' end`
const fields = sql`
  d.id, ${state} as state, to_char(d.paid_on, 'YYYY-MM-DD') as paid_on, d.amount, d.designation,
  coalesce(d.region_id, d.participant_id, d.campaign_id) as designation_id, ${designationTitle} as designation_title,
  d.receiver_id, coalesce(n.title, d.receiver_name) as receiver, d.note, f.id as proof_id, v.title as proof_title,
  f.deleted_at is not null as proof_is_deleted, ${isProofPublic} as proof_is_public, d.reverses, c.id as reversed_by, d.body_hash, d.is_simulation,
  d.asked_by, asker.nama_lengkap as asked_by_name, d.asked_at,
  d.decided_by, decider.nama_lengkap as decided_by_name, d.decided_at, d.decision_note`
const tables = sql`${disbursementTables}
  join users asker on asker.id = d.asked_by left join users decider on decider.id = d.decided_by`

/** Filter; simulated entries are included only while the site simulates. */
type Scope = DisbursementFilter & { countsSimulated: boolean }

function matches(scope: Scope): RawBuilder<unknown> {
  const { q, status, designation, region, institution, campaign, from, to, countsSimulated } = scope
  const part = containing(q)
  const conditions: RawBuilder<unknown>[] = [sql`(${countsSimulated}::boolean or not d.is_simulation)`]
  if (q)
    conditions.push(
      sql`(n.title ilike ${part} or d.receiver_name ilike ${part} or d.note ilike ${part}
        or d.amount = ${readRupiah(q).amount}::bigint)`,
    )
  if (status) conditions.push(sql`${state} = ${status}`)
  if (designation) conditions.push(sql`d.designation = ${designation}`)
  if (region) conditions.push(sql`${disbursedRegion} = ${region}`)
  if (institution) conditions.push(sql`d.receiver_id = ${institution}`)
  if (campaign) conditions.push(sql`d.campaign_id = ${campaign}`)
  if (from) conditions.push(sql`d.paid_on >= ${from}::date`)
  if (to) conditions.push(sql`d.paid_on <= ${to}::date`)
  return sql.join(conditions, sql` and `)
}

/** A page of disbursements, latest day first, with the total. */
export async function listDisbursements(
  db: Db,
  { page, limit, ...scope }: Scope & { page: number; limit: number },
): Promise<{ total: number; rows: Disbursement[] }> {
  const { rows } = await sql<(Disbursement | { id: null }) & { total: number }>`
    select (select count(*)::int from ${tables} where ${matches(scope)}) as total, book.*
    from (select 1) one left join (
      select ${fields} from ${tables} where ${matches(scope)}
      order by d.paid_on desc, d.id desc limit ${limit} offset ${(page - 1) * limit}
    ) book on true order by book.paid_on desc, book.id desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter((row): row is Disbursement & { total: number } => row.id !== null),
  }
}

/** All filtered disbursements in order of recording. */
export const readDisbursements = (db: Db, scope: Scope): AsyncGenerator<Disbursement> =>
  inBatches(async (after, limit) => {
    const { rows } = await sql<Disbursement>`
      select ${fields} from ${tables} where d.id > ${after} and ${matches(scope)} order by d.id limit ${limit}`.execute(
      db,
    )
    return rows
  })

async function findWhere(db: Db, where: RawBuilder<unknown>): Promise<Disbursement | undefined> {
  const { rows } = await sql<Disbursement>`select ${fields} from ${tables} where ${where}`.execute(db)
  return rows[0]
}
export const findDisbursement = (db: Db, id: number) => findWhere(db, sql`d.id = ${id}`)
export const findDisbursementByKey = (db: Db, key: string) => findWhere(db, sql`d.idempotency_key = ${key}`)

/** A disbursement, locked until the transaction ends. */
export async function lockDisbursement(tx: Db, id: number): Promise<Disbursement | undefined> {
  await sql`select from disbursements where id = ${id} for update`.execute(tx)
  return findDisbursement(tx, id)
}

export type NewEntry = {
  paidOn: string
  amount: number
  designation: Designation
  receiverId: number | null
  receiverName: string | null
  note: string
  proofId: number | null
  reverses: number | null
  isSimulation: boolean
  key: string
  bodyHash: Buffer
  status: 'waiting' | 'done'
  askedBy: number
  askedAt: Date
}

export async function insertDisbursement(db: Db, entry: NewEntry): Promise<number> {
  const { designation, key, ...row } = entry
  const aim = 'id' in designation ? designation.id : null
  const idOf = (type: Designation['type']) => (designation.type === type ? aim : null)
  const { id } = await db
    .insertInto('disbursements')
    .values({
      ...row,
      designation: designation.type,
      regionId: idOf('region'),
      participantId: idOf('partisipan'),
      campaignId: idOf('campaign'),
      idempotencyKey: key,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const setDecision = async (
  db: Db,
  {
    id,
    status,
    by,
    at,
    note,
  }: { id: number; status: 'done' | 'declined'; by: number; at: Date; note: string },
) =>
  void (await db
    .updateTable('disbursements')
    .set({ status, decidedBy: by, decidedAt: at, decisionNote: note })
    .where('id', '=', id)
    .execute())

/** Adds a proof to a disbursement without one. @returns false if it has one */
export async function addProof(db: Db, id: number, proofId: number): Promise<boolean> {
  const row = await db
    .updateTable('disbursements')
    .set({ proofId })
    .where('id', '=', id)
    .where('proofId', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Condition on documents `f` that can be named as proof. */
const mayProve = sql`f.deleted_at is null and f.live_revision_id is not null`

export async function hasProof(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from downloads f where f.id = ${id} and ${mayProve}`.execute(db)
  return rows.length > 0
}

/** Documents that can be named as proof, newest first. */
export async function listProofs(db: Db) {
  const { rows } = await sql<{ id: number; title: string; isPublic: boolean }>`
    select f.id, v.title, ${isProofPublic} as is_public
    from downloads f join revisions v on v.id = f.live_revision_id where ${mayProve} order by f.id desc`.execute(
    db,
  )
  return rows
}
