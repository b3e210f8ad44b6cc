import type { FreshApp } from '#test/support/fresh-app.ts'
import type { NewsItem } from '#test/support/news-item.ts'
import type { Cast, Member } from './cast.ts'

export const roles = ['guest', 'umum', 'partisipan', 'pic', 'moderator', 'staff', 'admin'] as const
export type Role = (typeof roles)[number]

/** What a call is made with: values for the braces of its path, a query, a body; another session than the role's. */
export type Ask = {
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  form?: FormData
  token?: string
}

/** Where calls are made, and the items that stand there for a row. */
export type Scene = { site: FreshApp; cast: Cast; items: Map<string, NewsItem> }

/** Who calls. A guest asks for what is the colleague's, so that there is something to refuse. */
export type Caller = { role: Role; me: Member }

type Asking = (scene: Scene, caller: Caller) => Ask | Promise<Ask>

/** One right, or the lack of it. */
export type Cell = {
  /** As in the table of endpoints: `PATCH /news/{id}`. */
  operation: string
  /** What is asked of it, in a few words. */
  what: string
  role: Role
  code: number
  ask: Asking
}

const nothing: Asking = () => ({})

/** A row of the table: a code for each of the seven roles, in their order. One code stands for all. */
export function row(operation: string, what: string, codes: string, ask: Asking = nothing): Cell[] {
  const given = codes.trim().split(/\s+/).map(Number)
  const all = given.length === 1 ? roles.map(() => given[0]!) : given
  if (all.length !== roles.length || all.some(Number.isNaN)) throw new Error(`${operation} ${what}: ${codes}`)
  return roles.map((role, index) => ({ operation, what, role, code: all[index]!, ask }))
}
