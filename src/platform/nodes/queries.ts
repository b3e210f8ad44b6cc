import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Fingerprint } from './fingerprint.ts'

/** A running process of the site, with its worker if it has one. */
export type Node = {
  id: string
  host: string
  /** Boot of the host's kernel and namespace of its process ids. */
  machine: string
  pid: number
  process: string
  connections: number
}

/** Time without a sign of life after which a node counts as gone; it gives one three times as often. */
const LEASE = sql`interval '90 seconds'`

/** Locks what the nodes agree on until the end of the transaction, so that they join one after the other. */
export async function lockAgreement(tx: Db): Promise<{ settings: Fingerprint; storeMark: string | null }> {
  const row = await tx
    .selectFrom('siteAgreement')
    .select(['settings', 'storeMark'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, settings: row.settings as Fingerprint }
}

export const updateAgreement = (tx: Db, agreed: { settings: Fingerprint; storeMark: string | null }) =>
  tx
    .updateTable('siteAgreement')
    .set({ settings: JSON.stringify(agreed.settings), storeMark: agreed.storeMark })
    .execute()

/** Nodes that gave a sign of life within their lease, the latest last. */
export async function listNodes(db: Db) {
  return db
    .selectFrom('nodes')
    .select(['id', 'host', 'machine', 'pid', 'connections'])
    .select(sql<number>`extract(epoch from now() - seen_at)::int`.as('seconds'))
    .where('seenAt', '>', sql<Date>`now() - ${LEASE}`)
    .orderBy('seenAt')
    .execute()
}
export type SeenNode = Awaited<ReturnType<typeof listNodes>>[number]

/** True if a node of another host gave its last sign of life before its lease, within an hour, and none does now. */
export async function hasSilentNode(db: Db, host: string): Promise<boolean> {
  const { rows } = await sql<{ isSilent: boolean }>`
    select coalesce(max(seen_at) < now() - ${LEASE} and max(seen_at) > now() - interval '1 hour', false) as is_silent
    from nodes where host <> ${host}`.execute(db)
  return rows[0]!.isSilent
}

/** Removes a node, and all that are long gone. */
export const deleteNode = (db: Db, id: string) =>
  db
    .deleteFrom('nodes')
    .where((eb) => eb.or([eb('id', '=', id), eb('seenAt', '<', sql<Date>`now() - ${LEASE}`)]))
    .execute()

/** Notes a sign of life. @returns the settings that the nodes agree on now */
export async function noteNode(db: Db, node: Node): Promise<Fingerprint> {
  const { rows } = await sql<{ settings: Fingerprint }>`
    with noted as (
      insert into nodes (id, host, machine, pid, process, connections)
      values (${node.id}, ${node.host}, ${node.machine}, ${node.pid}, ${node.process}, ${node.connections})
      on conflict (id) do update set seen_at = now()
    )
    select settings from site_agreement`.execute(db)
  return rows[0]!.settings
}

/** Connections that the server grants to all together but its superusers. */
export async function readMostConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`.execute(
    db,
  )
  return rows[0]!.most
}
