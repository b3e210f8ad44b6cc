import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { newsList } from '#src/features/news/queries.ts'
import { newsFilter } from '#src/features/news/schema.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { listLive } from '#src/platform/database/dated-list.ts'
import { readInput, serve } from './serve.ts'

// The site's own statement with the same driver, and the serialised envelope of the site's answer.
const { siteUrl, envelope, name } = readInput<{ siteUrl: string; envelope: object; name?: string }>()
const pool = new pg.Pool({ connectionString: siteUrl })
const statements: CompiledQuery[] = []
const recording: Db = new Kysely({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void statements.push(query),
})
await listLive(recording, newsList, newsFilter.parse({}))
const { sql, parameters } = statements[0]!

serve(async (_request, response) => {
  await pool.query({ name, text: sql, values: [...parameters] })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(envelope))
})
