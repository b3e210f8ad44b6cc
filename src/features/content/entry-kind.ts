import type { KindTag } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'

export type EntryRow = { version: number; deletedAt: Date | null }
type By = { by: Actor; now: Date }

/**
 * A kind whose items have one version: saved is published, and a deleted one can be restored for thirty days. The rest
 * of its desk follows from it (`entryEndpoints`).
 */
export type EntryKind<Row extends EntryRow, Wire, Wish, Filter, ListRow = Row, RowWire = Wire> = {
  /** Name in the audit trail. */
  entity: string
  tag: KindTag
  /** A page of entries and their number. @param since entries deleted after it can be restored */
  list(db: Db, filter: Filter, since: Date): Promise<{ total: number; rows: ListRow[] }>
  /** An entry, or a deleted one that can be restored. @throws Failure 404 */
  get(db: Db, id: number, since: Date): Promise<Row>
  /** Locks an entry until the transaction ends. */
  lock(tx: Tx, id: number): Promise<unknown>
  present(row: Row): Wire
  presentRow(row: ListRow): RowWire
  /** Values by which the audit trail names an entry. */
  face(row: Row): object
  /**
   * Inserts an entry once per person and key.
   * @returns its number, and its face for the audit trail; null for a repeated key, or if the insertion recorded it
   * @throws Failure 400
   */
  insert(tx: Tx, entry: By & { wish: Wish; key: string | null }): Promise<{ id: number; face: object | null }>
  /**
   * Writes the wished changes.
   * @returns the fields before and after, and the act for the audit trail unless it is `update`
   * @throws Failure 400, 409
   */
  update(
    tx: Tx,
    row: Row,
    change: By & { id: number; wish: Wish },
  ): Promise<{ was: object; is: object; act?: string }>
  /** Deletes an entry, or restores it (null). */
  setDeletedAt(tx: Tx, row: Row, change: { id: number; deletedAt: Date | null; now: Date }): Promise<unknown>
}
