import { sql } from 'kysely'
import { searchedKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'

const BATCH = 2_000

/** The live titles of all kinds in batches: neither a statement nor the process holds them all. */
export async function* liveTitles(db: Db): AsyncGenerator<string[]> {
  for (const kind of searchedKinds)
    for (let last = 0; ; ) {
      const { rows } = await sql<{ id: number; title: string }>`
        select n.id, n.title from ${sql.table(kind.table)} n where ${isLiveKind(kind)} and n.id > ${last}
        order by n.id limit ${BATCH}`.execute(db)
      if (rows.length) yield rows.map(({ title }) => title)
      if (rows.length < BATCH) break
      last = rows.at(-1)!.id
    }
}

/** Upserts words with their numbers of titles; others stay. */
export async function updateSearchWords(db: Db, words: readonly (readonly [string, number])[]) {
  await sql`
    insert into search_words as k (word, n)
    select * from unnest(${words.map(([word]) => word)}::text[], ${words.map(([, n]) => n)}::int[])
    on conflict (word) do update set n = excluded.n where k.n <> excluded.n`.execute(db)
}

/** Deletes all words from the table except the given ones. */
export async function deleteWordsBut(db: Db, kept: readonly string[]) {
  await sql`
    delete from search_words k where not exists (
      select from unnest(${kept}::text[]) w (word) where w.word = k.word)`.execute(db)
}
