import { timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { sql } from 'kysely'
import type { Actor } from '#src/wire/actor.ts'
import type { Db } from '../database/connect.ts'
import { TAKES_WRITES } from '../database/primary.ts'
import type { Files } from '../files/files.ts'
import { watchStore } from '../files/watch-store.ts'
import { writeMetrics } from '../metrics.ts'
import { currentVisit } from '../request-scope.ts'
import { readSiteMetrics } from '../site-metrics.ts'
import { notFound } from './failures.ts'

type Parts = { db: Db; metricsToken: string | null; isReady(): boolean; uploads: Files }
type App = Hono<{ Bindings: { visitor: Actor | null } }>

/** Liveness, readiness and metrics for operators and balancers. */
export function mountOperations(app: App, { db, metricsToken, isReady, uploads }: Parts) {
  const canStore = watchStore(uploads)
  const missing = async () => {
    if (!isReady()) return 'stopping'
    if (!canStore()) return 'file store'
    return (await canWrite(db)) ? null : 'database'
  }
  app.get('/healthz', (c) => c.text('ok', 200, noStore))
  app.get('/readyz', async (c) => {
    const away = await missing()
    return c.text(away ? `not ready: ${away}` : 'ready', away ? 503 : 200, noStore)
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, metricsToken)) throw notFound()
    const { text, contentType } = await writeMetrics(await readSiteMetrics(db))
    return c.text(text, 200, { ...noStore, 'content-type': contentType })
  })
}

const noStore = { 'cache-control': 'no-store' }
const READY_MS = 1_500

/** True if the database answers in time, has its tables and takes writes: no standby, not read-only. */
const canWrite = (db: Db) =>
  Promise.race([
    sql<{ takesWrites: boolean }>`
      select ${sql.raw(TAKES_WRITES)} as takes_writes from migrations limit 1`
      .execute(db)
      .then(
        ({ rows }) => rows[0]?.takesWrites ?? false,
        () => false,
      ),
    new Promise<false>((resolve) => setTimeout(resolve, READY_MS, false).unref()),
  ])

/**
 * True if the caller may read metrics. A token, always set in production unless the site's own address is this machine,
 * is required of everybody: behind a local proxy all visitors may look local. Without one, only this machine may.
 */
function mayReadMetrics(c: Context, token: string | null) {
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  if (token) return given.length === wanted.length && timingSafeEqual(given, wanted)
  return !c.req.header('x-forwarded-for') && !c.req.header('forwarded') && isLoopback(currentVisit().address)
}

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')
