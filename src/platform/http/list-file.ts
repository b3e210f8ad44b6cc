import { Hono } from 'hono'
import { z } from 'zod'
import { paths } from '#src/urls/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { recordAudit } from '../database/audit.ts'
import { streamOf } from '../files/zip.ts'
import { readPrivate } from '../request-scope.ts'
import { csvOf } from '../text/csv-file.ts'
import { type Cell, xlsxOf } from '../text/xlsx.ts'
import { parseInput, type Services } from './endpoint.ts'
import { Failure } from './failures.ts'
import type { Gate } from './gates.ts'
import { isNavigation } from './is-navigation.ts'
import { passNavigation } from './pass-navigation.ts'
import * as words from './words.id.ts'

type Definition<Q extends z.ZodObject, Row> = {
  /** Below `/v1`, without an API key: browsers follow a link to it. */
  path: string
  /** Page of the list; guests are redirected there by the login. */
  page: string
  gate: Gate
  /** Filters of the list, without pagination. */
  query: Q
  /** Name of file and sheet: `donasi`. */
  name: string
  /** Entity in the audit trail. */
  entity: string
  /** Titles and cells. Formulas are escaped. */
  columns: readonly (readonly [title: string, cell: (row: Row) => Cell])[]
  /** Every row, read in batches (`inBatches`); the query restricts them to the actor's. */
  rows(call: Services & { actor: Actor; query: z.output<Q> }): AsyncIterable<Row>
}

export type ListFile = Definition<z.ZodObject, never>

/** Declares the complete list as a download, CSV or (`?format=xlsx`) a workbook. */
export const listFile = <Q extends z.ZodObject, Row>(definition: Definition<Q, Row>) =>
  definition as unknown as ListFile

type Env = { Bindings: { visitor: Actor | null } }

/** Routes of all list files. Each download is recorded in the audit trail before the first byte is sent. */
export function listFileRoutes(services: Services, files: readonly ListFile[]) {
  const app = new Hono<Env>()
  for (const file of files)
    app.get(file.path, async (c) => {
      readPrivate()
      try {
        const actor = passNavigation(file.gate, c.env.visitor, c.req.header('sec-fetch-site'))
        return await answer(services, file, { actor, asked: c.req.query() })
      } catch (error) {
        if (!(isNavigation(c.req.raw) && error instanceof Failure && error.code === 401)) throw error
        return c.redirect(paths.loginThen(file.page), 302)
      }
    })
  return app
}

const formats = z.object({ format: z.enum(['csv', 'xlsx'], words.csvOrXlsx).default('csv') })
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

async function answer(
  services: Services,
  file: ListFile,
  { actor, asked }: { actor: Actor; asked: Record<string, string> },
) {
  const { format } = read(formats, asked)
  // A form that sends all its fields sends empty ones too.
  const query = read(file.query, Object.fromEntries(Object.entries(asked).filter(([, value]) => value)))
  // Search words may be a person's name, which the log must not contain.
  const detail = { format, filter: { ...query, ...('q' in query && { q: query.q ? '…' : '' }) } }
  await services.write((tx) => recordAudit(tx, actor, { act: 'export', entity: file.entity, detail }))
  const now = services.clock.now()
  const db = await services.forReport()
  const lines = linesOf(file, file.rows({ ...services, db, actor, query }))
  const sheet = { name: file.name, head: file.columns.map(([title]) => title), rows: lines }
  return new Response(streamOf(format === 'csv' ? csvOf(sheet) : xlsxOf(sheet, now)), {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${file.name}-${now.toISOString().slice(0, 10)}.${format}"`,
      'cache-control': 'private, no-store',
    },
  })
}

const read = <S extends z.ZodObject>(query: S, given: Record<string, string>) =>
  parseInput({ query }, { query: given }).query as z.output<S>

async function* linesOf({ columns }: ListFile, rows: AsyncIterable<never>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(([, cell]) => cell(row))
}
