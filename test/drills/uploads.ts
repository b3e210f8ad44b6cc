import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithParent } from '#bin/end-with-parent.mjs'
import { picture } from '#src/features/uploads/factory.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { ownerUrlOf, rowsOf } from './support/embedded-database.ts'
import { type HostileFile, hostileFiles } from './support/hostile-files.ts'
import { residentBytes } from './support/processes.ts'
import { API_KEY, makeSite, type Site } from './support/site.ts'
import { staffTokens } from './support/staff-tokens.ts'

const FILES = 200
const REFUSED = [400, 413, 415]
const ANSWER_LIMIT_MS = 2_000
const MEGABYTE = 1_000_000
const PROBE_MS = 10

await drill('uploads', async (run) => {
  const site = await makeSite(run)
  site.start()
  await site.ready()
  const tokens = await staffTokens(site)
  const files = await hostileFiles(run.isShort ? 0 : FILES, run.random)
  // A first picture, so that the start of the image process is not attributed to hostile files.
  const honest: HostileFile = {
    name: 'a picture',
    purpose: 'content',
    bytes: await picture().png().toBuffer(),
    marker: 'none',
  }
  let rightlyKept = Number((await send(site, tokens[0]!, honest, run)).isKept)
  const quiet = await othersWhile(run, site, () => sleep(run.isShort ? 0 : 5_000))
  const before = residentBytes(site.pid)
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, residentBytes(site.pid))
  }, 10)
  run.atEnd(() => clearInterval(watch))
  const took: number[] = []
  let wronglyKept = 0
  const others = await othersWhile(run, site, async () => {
    for (const [index, file] of files.entries()) {
      const { ms, isKept, isWrong } = await send(site, tokens[index % tokens.length]!, file, run)
      took.push(ms)
      wronglyKept += Number(isWrong)
      rightlyKept += Number(isKept)
    }
  })
  clearInterval(watch)
  run.figure('hostile files', files.length, { atLeast: run.isShort ? 90 : FILES })
  run.figure('wrongly kept', wronglyKept, { atMost: 0 })
  run.figure('memory grown by MB', (highest - before) / MEGABYTE, { atMost: 300 })
  run.time('slowest answer in ms', Math.max(...took), { atMost: ANSWER_LIMIT_MS })
  // The short form judges no times, and repeating the files doubles its duration.
  if (!run.isShort)
    judgeOthers(run, { quiet, others, usual: await othersWhileDropped(run, site, files, took) })
  await checkKept(site, rightlyKept, run)
})

/** Times in ms: idle, during the uploads, and while they went to another server. */
function judgeOthers(run: Drill, { quiet, others, usual }: Record<'quiet' | 'others' | 'usual', number>) {
  const [rest, dropped, meanwhile] = [quiet, usual, others].map(Math.round)
  run.say(
    `       p95 of others: ${rest} ms at rest, ${dropped} with the files dropped, ${meanwhile} meanwhile`,
  )
  run.time('p95 of others beyond twice the usual in ms', Math.max(0, others - 2 * usual), { atMost: 5 })
}

/** Uploads a file as a browser would. Wrongly accepted if it is no re-encoded picture. */
async function send(site: Site, token: string, file: HostileFile, run: Drill) {
  const { name, purpose } = file
  const startedAt = performance.now()
  const answer = await post(`${site.base}/v1/uploads`, token, file)
  const ms = performance.now() - startedAt
  const { data } = (await answer.json()) as { data: { url: string | null } }
  if (ms > ANSWER_LIMIT_MS) run.say(`       ${name}: ${Math.round(ms)} ms`)
  if (REFUSED.includes(answer.status)) return { ms, isKept: false, isWrong: false }
  const isClean =
    answer.status === 201 && purpose !== 'document' && isAnew(file, await bytesAt(site, data.url!))
  if (!isClean) run.fail(`${purpose}, ${name}: answered ${answer.status}`)
  return { ms, isKept: isClean, isWrong: !isClean }
}

function post(url: string, token: string, { purpose, bytes }: HostileFile) {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([new Uint8Array(bytes)]), 'foto.jpg')
  return fetch(url, {
    method: 'POST',
    body: form,
    headers: { 'x-api-key': API_KEY, authorization: `Bearer ${token}` },
  })
}

/**
 * Measures others' waiting while the same files go, at the same rate, to a server that only reads them. Sender and site
 * share the machine, and the sender alone slows others down.
 */
async function othersWhileDropped(run: Drill, site: Site, files: HostileFile[], took: number[]) {
  const server = endWithParent(fork(new URL('./support/read-and-drop.ts', import.meta.url)))
  const [port] = (await once(server, 'message')) as [number]
  try {
    return await othersWhile(run, site, async () => {
      for (const [index, file] of files.entries()) {
        const answer = post(`http://127.0.0.1:${port}`, '', file).then((sent) => sent.arrayBuffer())
        await Promise.all([answer, sleep(took[index])])
      }
    })
  } finally {
    server.disconnect()
  }
}

/** True if the stored file shares no 64-byte piece with the upload. */
function isAnew({ bytes, marker, isChangedPicture }: HostileFile, kept: Buffer) {
  if (marker) return !kept.includes(marker)
  if (!isChangedPicture) return false
  for (let at = 0; at + 64 <= bytes.length; at += 64)
    if (kept.includes(Buffer.from(bytes.subarray(at, at + 64)))) return false
  return true
}

async function bytesAt({ base }: Site, url: string) {
  return Buffer.from(await (await fetch(base + url)).arrayBuffer())
}

/** Checks that only acceptable pictures have a row. */
async function checkKept(site: Site, rightlyKept: number, run: Drill) {
  const rows = await rowsOf<{ purpose: string }>(ownerUrlOf(site.dataDir), 'select purpose from uploads')
  run.figure('rows of uploads', rows.length, {
    atMost: rightlyKept,
  })
}

/** The p95 of other readers' waiting meanwhile, in ms; not measured in the short form. */
async function othersWhile({ isShort }: Drill, { base }: Site, doing: () => Promise<unknown>) {
  if (isShort) {
    await doing()
    return 0
  }
  const urls = Array.from({ length: 9 }, (_, index) => `${base}/v1/news?page=${index + 1}`)
  const asked = { urls, headers: { 'x-api-key': API_KEY }, everyMs: PROBE_MS }
  const probe = endWithParent(
    fork(new URL('./support/probe-process.ts', import.meta.url), [JSON.stringify(asked)]),
  )
  await once(probe, 'message')
  await doing()
  probe.send('finish')
  const [times] = (await once(probe, 'message')) as [number[]]
  return percentile(times, 0.95)
}
