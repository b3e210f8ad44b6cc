import { autoReply, postfixReport } from '#src/features/mailings/bounces/factory.ts'
import { InboxUnavailable, READ_FOLDER, readInbox } from '#src/features/mailings/bounces/inbox.ts'
import { readReport } from '#src/features/mailings/bounces/read-report.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { BOUNCE_MAILBOX } from '#test/support/actor.ts'
import { type Dovecot, startDovecot } from './support/dovecot.ts'
import { type Drill, drill } from './support/drill.ts'
import { leaveOut } from './support/packages.ts'

/** Of a message of 28 MB. */
const GIANT_LINES = 4_000_000
const DEATHS = 3
/** Messages that a reading takes before the server dies. */
const UNTIL_DEATH = 30
/** Reads everything and keeps it. */
const quietly = { take: async () => {}, isOver: () => false, keepsFrom: new Date(0) }

await drill('bounces', async (run) => {
  if (leaveOut(run, ['dovecot'])) return
  const server = await startDovecot(run)
  // Loads the client, whose memory is not counted.
  await readInbox(server.url, quietly)
  const addresses = Array.from(
    { length: run.isShort ? 300 : 5_000 },
    (_, index) => `bounces+${index + 1}-1.${'a'.repeat(24)}@contoh.example`,
  )
  for (const [index, to] of addresses.entries())
    server.deliver(index % 3 ? postfixReport({ to }) : autoReply({ to }))
  server.deliver(postfixReport({ to: BOUNCE_MAILBOX, returned: 'baris\r\n'.repeat(GIANT_LINES) }))
  const before = process.memoryUsage.rss()
  const seen = await readWithDeaths(server, run)
  const grown = (process.memoryUsage.rss() - before) / 1_000_000
  const unread = addresses.filter((address, index) => index % 3 && !seen.has(address))
  run.figure('reports that were not read', unread.length, { atMost: 0 })
  run.figure('reports of the giant', seen.has(BOUNCE_MAILBOX) ? 1 : 0, { atLeast: 1 })
  run.figure('messages left in the inbox', server.count(''), { atMost: 0 })
  run.figure('messages that were moved', server.count(`.${READ_FOLDER}`), { atLeast: addresses.length + 1 })
  run.figure('megabytes of memory', grown, { atMost: 100 })
  await readInbox(server.url, { ...quietly, keepsFrom: new Date(Date.now() + 2 * DAY_MS) })
  run.figure('messages kept after their time', server.count(`.${READ_FOLDER}`), { atMost: 0 })
})

/** Reads until a reading comes to its end; the first ones lose their server. @returns the addresses of all reports */
async function readWithDeaths(server: Dovecot, run: Drill): Promise<Set<string>> {
  const seen = new Set<string>()
  let deaths = 0
  for (let isRead = false; !isRead; ) {
    let taken = 0
    const take = async (raw: Uint8Array) => {
      taken += 1
      if (deaths < DEATHS && taken === UNTIL_DEATH) {
        deaths += 1
        await server.kill()
      }
      for (const address of (await readReport(raw))?.addressed ?? []) seen.add(address)
    }
    isRead = await readInbox(server.url, { ...quietly, take }).then(
      () => true,
      async (error) => {
        if (!(error instanceof InboxUnavailable)) throw error
        await server.start()
        return false
      },
    )
  }
  run.figure('deaths of the server', deaths, { atLeast: DEATHS })
  return seen
}
