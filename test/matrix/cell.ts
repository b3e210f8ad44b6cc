import type { FreshApp } from '#test/support/fresh-app.ts'
import type { NewsItem } from '#test/support/news-item.ts'
import type { Cast, Member } from './cast.ts'

export const roles = ['guest', 'umum', 'partisipan', 'pic', 'moderator', 'staff', 'admin', 'editor'] as const
export type Role = (typeof roles)[number]

/** Input of a call: path parameters, query, body; a session other than the role's. */
export type Ask = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  form?: FormData
  token?: string
}

/** Target of the calls, and the items prepared for a row. */
export type Scene = { site: FreshApp; cast: Cast; items: Map<string, NewsItem> }

/** The caller. A guest requests the colleague's items, so that there is something to refuse. */
export type Caller = { role: Role; me: Member }

type Asking = (scene: Scene, caller: Caller) => Ask | Promise<Ask>

/** One granted or denied permission. */
export type Cell = {
  /** Name in the table of endpoints: `PATCH /news/{id}`. */
  operation: string
  /** Short description of the request. */
  what: string
  role: Role
  code: number
  ask: Asking
}

const nothing: Asking = () => ({})

/**
 * A row of the table: a code for each of the roles, in their order. One code applies to all. Of seven, the editor of a
 * region gets that of `umum`: most rows are about nothing of that region.
 */
export function row(operation: string, what: string, codes: string, ask: Asking = nothing): Cell[] {
  const given = codes.trim().split(/\s+/).map(Number)
  const named = given.length === roles.length - 1 ? [...given, given[1]!] : given
  const all = named.length === 1 ? roles.map(() => named[0]!) : named
  if (all.length !== roles.length || all.some(Number.isNaN)) throw new Error(`${operation} ${what}: ${codes}`)
  return roles.map((role, index) => ({ operation, what, role, code: all[index]!, ask }))
}
