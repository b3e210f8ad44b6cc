import { type RawBuilder, sql } from 'kysely'
import type { LiveRule } from '#src/wire/kind.ts'
import { isLive } from './dated-pages.ts'

const rules: Record<LiveRule, RawBuilder<unknown>> = {
  published: isLive,
  'published and public': sql`${isLive} and n.is_public`,
  'not deleted': sql`n.deleted_at is null`,
  'not draft': sql`n.status <> 'draft'`,
}

/** Condition for the rows of a kind that readers see; the row is `n`. */
export const isLiveKind = ({ live }: { live: LiveRule }): RawBuilder<unknown> => rules[live]
