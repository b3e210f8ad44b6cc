import type { AddressedKind, KindTag } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Voice } from '#src/wire/actor.ts'
import type { Kind } from '#src/wire/kind.ts'
import type { CoverFamily } from '../covers/families.ts'
import type { ListSql, SettingsSql } from './queries.ts'

/** Values of an item besides its text, by wire name; JSON stored with each revision. */
export type Details = Record<string, string | number | null>

/** A kind of content edited at the desk, with its own address: one row of `table` and its revisions. */
export type ContentKind = Pick<Kind, 'table' | 'images'> & {
  kind: AddressedKind
  tag: KindTag
  /** True if the item has a theme and an author, taken from its live text. */
  isSigned: boolean
  /** True if items have a region (`region_id`, also in their details), whose editors work on them. */
  isRegional?: true
  /** Cover family of a new item. */
  coverFamily: CoverFamily
  /** True for a slug that is a route of its own. */
  isReserved(slug: string): boolean
  /** Undefined for kinds with a text only. */
  details?: {
    names: readonly string[]
    /** The details as columns of the item, for readers' lists. */
    columnsOf(details: Details): Record<string, unknown>
    /** Fills the details that follow from others, which no request names. */
    derive?(db: Db, details: Details): Promise<Details>
    /** Further words for the search. */
    wordsOf?(details: Details): string
    /** @param id of the item, once there is one @throws Failure 400 for invalid details */
    require?(db: Db, details: Details, voice: Voice, id?: number): Promise<void>
  }
  /**
   * Values that take effect when saved and are part of no version, such as an event's registration: a JSON object by wire
   * name; the item is `n`.
   */
  settings?: SettingsSql
  /** Further filters and orders of its list at the desk; the item is `n`. */
  list?: ListSql
}
