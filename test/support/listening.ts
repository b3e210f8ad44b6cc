import { randomInt } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isOwnGift } from '#src/features/giving/payment-pages.ts'
import { createLoad } from '#src/platform/http/shed-load.ts'
import { createPageCache } from '#src/platform/page-cache/page-cache.ts'
import type { FreshApp } from './fresh-app.ts'
import { whenDone } from './when-done.ts'

export type Heard = { status: number; headers: IncomingHttpHeaders; body: string }

/** Serves an app behind the page cache on a real port; `rendered` lists requests that reached it. */
export async function listening(
  { app, bus, db, log }: Pick<FreshApp, 'app' | 'bus' | 'db' | 'log'>,
  onPage: (request: IncomingMessage) => void = () => {},
) {
  const rendered: string[] = []
  const handle: typeof app.handle = (asked, address) => {
    rendered.push(new URL(asked.url).pathname + new URL(asked.url).search)
    return app.handle(asked, address)
  }
  const otherwise = getRequestListener(async (asked) => (await handle(asked, '127.0.0.1')).response)
  const server = createServer(
    createPageCache({
      frontDoor: { handle },
      bus,
      log,
      load: createLoad({ headers: {}, log, passes: () => false }),
      config: { publicUrl: 'http://site.test', apiKeys: ['test-key'] },
      queryNames: ['page', 'q', 'limit', 'category', 'slug', 'sort'],
      neverStored: isOwnGift,
      otherwise,
      addressOf: () => '127.0.0.1',
      onHit() {},
      onPage,
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => void server.close().closeAllConnections())
  const { port } = server.address() as { port: number }
  return {
    rendered,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(port, method, path, headers),
    /**
     * Waits until the cache has received all invalidations so far: it receives them in order, or clears everything
     * after a reconnection.
     */
    async heardAll() {
      const tag = `question-${randomInt(2 ** 47)}` as const
      const isHeard = new Promise<void>((resolve) =>
        bus.onInvalidate((tags) => {
          if (tags === 'all' || tags.includes(tag)) resolve()
        }),
      )
      await db.transaction().execute((tx) => bus.announce(tx, [tag]))
      await isHeard
    },
  }
}

/** Sends a raw request, odd paths and Host headers included, which `fetch` would normalise. */
const ask = (port: number, method: string, path: string, headers: Record<string, string>) =>
  new Promise<Heard>((resolve, reject) => {
    request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
