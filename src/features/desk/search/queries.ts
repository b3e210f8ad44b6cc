import { type RawBuilder, sql } from 'kysely'
import { editedKinds } from '#src/edited-kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { type Actor, allDuties, type Duty, hasOneOf } from '#src/wire/actor.ts'
import type { EntityKind } from '#src/wire/entity.ts'
import { contentNamed } from '../../content/queries.ts'
import { questionsNamed } from '../../forum/moderation/queries.ts'
import { giftsFound } from '../../giving-desk/queries.ts'
import { participantsNamed } from '../../institutions/desk/queries.ts'
import { newsNamed } from '../../news/desk/queries.ts'
import { peopleNamed } from '../../people/queries.ts'
import { type FoundKind, foundKinds } from './schema.ts'

export type FoundRow = { kind: FoundKind; key: string; title: string; detail: string; status: string | null }
type Wanted = { q: string; limit: number; countsSimulated: boolean }

/** Duties that find the rows of a kind, and the query for them. */
type Source = {
  /** Duties that open such a row at the desk. */
  duties: readonly Duty[]
  /** Duties that choose such a row in a form or a filter, if others. */
  choosers?: readonly Duty[]
  rows: (actor: Actor, wanted: Wanted) => RawBuilder<unknown>
}

const office = ['staff', 'admin'] as const

const contents = Object.fromEntries(
  editedKinds.map((kind): [string, Source] => [
    kind.kind,
    { duties: office, rows: (_, { q, limit }) => contentNamed(kind, q, limit) },
  ]),
) as Record<Exclude<FoundKind, 'news' | 'participant' | 'question' | 'person' | 'gift'>, Source>

const sources: Record<FoundKind, Source> = {
  ...contents,
  /** News by the actor's duty. */
  news: { duties: allDuties, rows: (actor, { q, limit }) => newsNamed(actor, q, limit) },
  /** Names and regions of institutions are public. */
  participant: {
    duties: office,
    choosers: allDuties,
    rows: (_, { q, limit }) => participantsNamed(q, limit),
  },
  question: {
    duties: ['moderator', ...office],
    rows: (actor, { q, limit }) => questionsNamed(actor, q, limit),
  },
  person: { duties: office, rows: (_, { q, limit }) => peopleNamed(q, limit) },
  gift: { duties: office, rows: (_, { q, limit, countsSimulated }) => giftsFound(q, countsSimulated, limit) },
}

/** True if somebody may choose rows of a kind. */
export const mayChoose = (actor: Actor, kind: EntityKind): boolean =>
  hasOneOf(actor, sources[kind].choosers ?? sources[kind].duties)

/** Desk search, up to `limit` hits of each kind that the actor opens at the desk. */
export const findAtDesk = (db: Db, actor: Actor, wanted: Wanted): Promise<FoundRow[]> =>
  findOf(
    db,
    foundKinds.filter((kind) => hasOneOf(actor, sources[kind].duties)),
    actor,
    wanted,
  )

/** Finds up to `limit` hits of each kind in one statement: first those of exactly that title, then the newest. */
export async function findOf(db: Db, kinds: readonly FoundKind[], actor: Actor, wanted: Wanted) {
  const parts = kinds.map((kind) => sql`(${sources[kind].rows(actor, wanted)})`)
  const { rows } = await sql<FoundRow>`
    select kind, key, title, detail, status from (${sql.join(parts, sql` union all `)}) found
    order by kind, lower(title) = lower(${wanted.q}) desc, at desc nulls last, title, key`.execute(db)
  return rows
}
