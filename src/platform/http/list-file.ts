import { Hono } from 'hono'
import { z } from 'zod'
import { paths } from '#src/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { record } from '../database/audit.ts'
import { streamOf } from '../files/zip.ts'
import { readPrivate } from '../request-scope.ts'
import { csvOf } from '../text/csv-file.ts'
import { type Cell, xlsxOf } from '../text/xlsx.ts'
import { parseInput, type Services } from './endpoint.ts'
import { Failure } from './failures.ts'
import type { Gate } from './gates.ts'
import { isNavigation } from './is-navigation.ts'
import { passNavigation } from './pass-navigation.ts'

type Definition<Q extends z.ZodObject, Row> = {
  /** Below `/v1`, without an API key: a browser goes there by a link. */
  path: string
  /** The page of the list; a guest is led there by the login. */
  page: string
  gate: Gate
  /** The list's filters, without its pages. */
  query: Q
  /** Of file and sheet: `donasi`. */
  name: string
  /** What the audit trail calls it. */
  entity: string
  /** Heads and cells. Formulas are disarmed. */
  columns: readonly (readonly [title: string, cell: (row: Row) => Cell])[]
  /** Every row, read a batch at a time (`inBatches`); whose rows they are, the query decides. */
  rows(call: Services & { actor: Actor; query: z.output<Q> }): AsyncIterable<Row>
}

export type ListFile = Definition<z.ZodObject, never>

/** Declares the whole of a list at the desk as a file, CSV or (`?format=xlsx`) a workbook. */
export const listFile = <Q extends z.ZodObject, Row>(definition: Definition<Q, Row>) =>
  definition as unknown as ListFile

type Env = { Bindings: { visitor: Actor | null } }

/** The files of all lists. Who took which is in the audit trail before the first byte leaves. */
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

const formats = z.object({ format: z.enum(['csv', 'xlsx'], 'Pilih csv atau xlsx.').default('csv') })
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
  // The words searched for may be a person's own, which the log must not keep.
  const detail = { format, filter: { ...query, ...('q' in query && { q: query.q ? '…' : '' }) } }
  await services.write((tx) => record(tx, actor, { act: 'export', entity: file.entity, detail }))
  const now = services.clock.now()
  const lines = linesOf(file, file.rows({ ...services, actor, query }))
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
