import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { amount, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { API_KEY, databaseUrlsOf, readMetrics, type Site, startSite } from '../support/site.ts'

const LIMIT_MS = 60_000

/** Uploads a photo of 24 megapixels, as another client might: the event loop must stay free meanwhile. */
export async function measureUpload(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench)
  const { db, close } = connectDatabase(databaseUrlsOf(site).siteUrl)
  bench.atEnd(close)
  const secret = readFileSync(join(site.dataDir, 'session-secret'), 'utf8').trim()
  const sessions = createSessions({ db, clock: { now: () => new Date() }, secret: [secret] })
  const user = await db.selectFrom('users').select(['id', 'role']).orderBy('id').executeTakeFirstOrThrow()
  const { token } = await sessions.open(user, 'Uji ukur')
  const photo = await largePhoto()
  const variantsOf = async (name: string) =>
    (await db.selectFrom('uploads').select('variants').where('name', '=', name).executeTakeFirstOrThrow())
      .variants as unknown[]

  const [times, held, early]: number[][] = [[], [], []]
  for (let round = 0; round < bench.rounds; round += 1) {
    await longestHold(site)
    const startedAt = performance.now()
    const name = await send(site, token, photo)
    times!.push(performance.now() - startedAt)
    early!.push((await variantsOf(name)).length)
    for (const giveUpAt = performance.now() + LIMIT_MS; !(await variantsOf(name)).length; await sleep(100))
      if (performance.now() > giveUpAt) throw new Error('no smaller sizes within a minute')
    held!.push(await longestHold(site))
  }
  const size = amount(photo.length / 1_000_000, 'MB')
  return [
    {
      what: '24 MP photo, sizes made before the answer',
      value: Math.max(...early!),
      unit: 'files',
      goal: { atMost: 0 },
      site: `${size}, answered in ${amount(median(times!), 'ms')}`,
    },
    {
      what: 'event loop held until its sizes are made',
      value: Math.max(...held!),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ]
}

/** A noisy picture with the detail of leaves, rotated by EXIF as phones do. */
const largePhoto = () =>
  sharp({
    create: {
      width: 6_000,
      height: 4_000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer()

async function send({ base }: Site, token: string, photo: Buffer): Promise<string> {
  const form = new FormData()
  form.set('purpose', 'content')
  form.set('file', new Blob([new Uint8Array(photo)]), 'foto.jpg')
  const headers = { 'x-api-key': API_KEY, authorization: `Bearer ${token}` }
  const answer = await fetch(`${base}/v1/uploads`, { method: 'POST', body: form, headers })
  if (answer.status !== 201) throw new Error(`the photo was answered with ${answer.status}`)
  return ((await answer.json()) as { data: { name: string } }).data.name
}

/** Longest event-loop delay since the last call, in ms. */
async function longestHold({ base }: Site): Promise<number> {
  const text = await readMetrics(base)
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1_000
}
