import type { Config } from './platform/config.ts'
import { createBus } from './platform/database/bus.ts'
import { connectPool, forNotices, type PoolOptions } from './platform/database/connect.ts'
import { FOR_PAYMENTS, poolOfAnswers } from './platform/database/connections.ts'
import type { SiteServer } from './platform/database/open.ts'
import { createReplica } from './platform/database/replica.ts'
import { startSiteClock } from './platform/database/site-clock.ts'
import { waitForDatabase } from './platform/database/wait-for-database.ts'
import { createQueue } from './platform/jobs/queue.ts'
import type { Log } from './platform/log.ts'
import { stayInSite } from './platform/nodes/join-site.ts'
import type { Node } from './platform/nodes/queries.ts'

type Options = { config: Config; server: SiteServer; node: Node; log: Log }

/** Database connections for answers, notifications and jobs. While it is unreachable they wait. */
export async function openShared({ config, server, node, log }: Options) {
  const say = (line: string) => log.warn(line)
  const bus = createBus(server.siteUrl, log)
  await waitForDatabase(bus.start, say)
  const queue = await createQueue({ url: server.siteUrl, log })
  const hasDemo = !config.isProduction
  const open = (options: PoolOptions) => connectPool(server, { ...options, hasDemo })
  const books = open({ name: 'payments', max: FOR_PAYMENTS, ...forNotices })
  const database = open({ max: poolOfAnswers(config) })
  const clock = await waitForDatabase(() => startSiteClock(database.db, log), say)
  const membership = stayInSite({ db: database.db, config, node, log })
  const url = config.databaseReadUrl
  const max = poolOfAnswers(config)
  const replica = url ? createReplica({ url, primary: database, bus, log, max, hasDemo }) : null
  return {
    database,
    replica,
    books,
    bus,
    queue,
    clock,
    async close() {
      await queue.stop()
      await bus.stop()
      clock.stop()
      await membership.leave()
      await Promise.all([database.close(), books.close(), replica?.stop()])
    },
  }
}
