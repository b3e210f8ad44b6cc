import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drill, percentile } from './support/drill.ts'
import { ownerUrlOf, rowsOf } from './support/embedded-database.ts'
import { startProbe, statusOf } from './support/probe.ts'
import { residentBytes } from './support/processes.ts'
import { makeSite } from './support/site.ts'
import { sendSlowly, startSlowReader } from './support/slow-client.ts'

const MEGABYTE = 1_000_000
const CLIENTS = { full: 500, short: 50 }
/** More than the kernel holds for a reader who takes nothing. */
const FILE_BYTES = 10 * MEGABYTE
const READING_MS = { full: 60_000, short: 3_000 }
const ORDINARY_MS = 50
/**
 * For each connection: the pieces of its file that were read ahead, and what Node keeps of it. With few of them the
 * growth of a process that has just started weighs more: 50 readers were seen at 1.1 to 2.1, 500 at 0.5 to 0.9.
 */
const MOST_MEGABYTES = { full: 2, short: 4 }

/** Slow readers and slow senders, without a proxy that would hold them off. */
await drill('slow', async (run) => {
  const form = run.isShort ? 'short' : 'full'
  const site = await makeSite(run)
  site.start()
  await site.ready()
  const port = Number(new URL(site.base).port)
  const picture = await storePicture(site.dataDir)
  let page = 0
  const probe = () => startProbe(ORDINARY_MS, () => statusOf(`${site.base}/news?page=${(page++ % 5) + 1}`))
  const p95 = (samples: { ms: number }[]) =>
    percentile(
      samples.map(({ ms }) => ms),
      0.95,
    )
  const quiet = probe()
  await sleep(3_000)
  const before = { p95: p95(await quiet.finish()), bytes: residentBytes(site.pid) }

  const during = probe()
  const readers = Array.from({ length: CLIENTS[form] }, () => startSlowReader(port, picture))
  const senders = Promise.all(Array.from({ length: CLIENTS[form] }, () => sendSlowly(port)))
  await sleep(READING_MS[form])
  const statuses = await senders
  const ordinary = await during.finish()
  const held = residentBytes(site.pid) - before.bytes
  const read: number[] = []
  for (const finish of readers) read.push(await finish())

  run.figure('slow senders not told 408', statuses.filter((status) => status !== 408).length, { atMost: 0 })
  run.figure('slow readers whose file broke off', read.filter((bytes) => bytes < FILE_BYTES).length, {
    atMost: 0,
  })
  run.figure('ordinary pages not answered', ordinary.filter(({ status }) => status !== 200).length, {
    atMost: 0,
  })
  run.time('p95 of ordinary pages beside them, times that before', p95(ordinary) / before.p95, { atMost: 3 })
  run.figure('MB of memory for each reader', held / MEGABYTE / CLIENTS[form], {
    atMost: MOST_MEGABYTES[form],
  })
})

/** Stores a large picture. @returns its address */
async function storePicture(dataDir: string): Promise<string> {
  const name = `${'0'.repeat(32)}.webp`
  writeFileSync(join(dataDir, 'uploads', name), Buffer.alloc(FILE_BYTES, 'benang '))
  await rowsOf(
    ownerUrlOf(dataDir),
    `insert into uploads (name, user_id, purpose, type, size, sha256, original_name, width, height)
     select '${name}', min(id), 'content', 'image/webp', ${FILE_BYTES}, '', 'foto.jpg', 800, 500 from users`,
  )
  return `/images/${name}`
}
