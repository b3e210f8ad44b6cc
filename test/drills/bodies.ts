import { setTimeout as sleep } from 'node:timers/promises'
import { postMessage } from './support/contact-load.ts'
import { drill } from './support/drill.ts'
import { ownerUrlOf, rowsOf } from './support/embedded-database.ts'
import { hostileBodies } from './support/hostile-bodies.ts'
import { statusOf } from './support/probe.ts'
import { residentBytes } from './support/processes.ts'
import { rawRequest } from './support/raw-request.ts'
import { makeSite } from './support/site.ts'

const ANSWER_LIMIT_MS = 1_000
const MEGABYTE = 1_000_000
const ORDINARY = 200

await drill('bodies', async (run) => {
  const site = await makeSite(run)
  site.start()
  await site.ready()
  const port = Number(new URL(site.base).port)
  const bodies = hostileBodies(site.base)
  const url = ownerUrlOf(site.dataDir)
  const countMessages = async () => (await rowsOf(url, 'select from contact_messages')).length
  const ofDemo = await countMessages()
  // Ordinary traffic first: its memory is no growth.
  for (let i = 0; i < ORDINARY; i += 1) {
    await postMessage(site.base, crypto.randomUUID())
    await statusOf(`${site.base}/news?page=${(i % 20) + 1}`)
  }
  const before = residentBytes(site.pid)
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, residentBytes(site.pid))
  }, 20)
  let slowest = 0
  for (let round = 0; round < (run.isShort ? 3 : 20); round += 1)
    for (const { name, wanted, parts, closes } of bodies) {
      const { status, ms } = await rawRequest(port, parts(), { closes })
      slowest = Math.max(slowest, ms)
      if (!wanted.includes(status)) run.fail(`${name}: answered ${status}, not ${wanted.join(' or ')}`)
    }
  await sleep(200)
  clearInterval(watch)
  run.time('slowest answer in ms', slowest, { atMost: ANSWER_LIMIT_MS })
  run.figure('memory grown by MB', (highest - before) / MEGABYTE, { atMost: 32 })
  run.figure('hostile messages stored', (await countMessages()) - ofDemo - ORDINARY, { atMost: 0 })
  const { status } = await postMessage(site.base, crypto.randomUUID())
  run.figure('ordinary messages taken afterwards', status === 201 ? 1 : 0, { atLeast: 1 })
})
