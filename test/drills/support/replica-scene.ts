import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from './cluster.ts'
import type { Drill } from './drill.ts'
import { statusOf } from './probe.ts'
import { API_KEY } from './site.ts'
import { startTwoNodes } from './two-nodes.ts'
import { untilAnswered } from './until-answered.ts'

const WORD = 'Nomor '
const key = { 'x-api-key': API_KEY }

/** A number that was written in the title of a person, and when it was answered. */
export type Written = { number: number; at: number; node: number | null }
/** What a guest saw of both people. */
export type Seen = {
  begunAt: number
  node: number
  address: 'same' | 'new'
  announced: number
  silent: number
}

export type Scene = Awaited<ReturnType<typeof setScene>>

/** A primary with a standby, and two sites that read at it. */
export async function setScene(run: Drill) {
  const cluster = await startCluster(run)
  const primary = cluster.primary
  const standby = cluster.standbys[0]!
  const without = { DATABASE_URL: cluster.siteUrl(primary), DATABASE_OWNER_URL: cluster.ownerUrl(primary) }
  const { nodes, db, logIn } = await startTwoNodes(run, {
    ...without,
    DATABASE_READ_URL: cluster.siteUrl(standby),
  })
  const makePerson = async (name: string) => {
    const person = { name, title: `${WORD}0`, flag: 'kelompok-kerja' }
    return (await db.insertInto('team').values(person).returning('id').executeTakeFirstOrThrow()).id
  }
  return {
    run,
    primary,
    standby,
    without,
    first: nodes[0],
    bases: nodes.map(({ base }) => base),
    db,
    token: await logIn('staf'),
    /** Changed at the desk, which drops the stored answers. */
    announced: { id: await makePerson('Orang Diumumkan'), written: [] as Written[], version: 1 },
    /** Changed in the database, where no process hears of it. */
    silent: { id: await makePerson('Orang Diam'), written: [] as Written[] },
  }
}

export const setStandby = async ({ standby }: Scene, name: string, value: string) => {
  await standby.ask(`alter system set ${name} = '${value}'`)
  await standby.ask('select pg_reload_conf()')
}

/** Does something again and again, one after the other. @returns a function that ends it */
export function keepDoing(pauseMs: number, act: () => Promise<unknown>): () => Promise<void> {
  let goesOn = true
  const doing = (async () => {
    while (goesOn) {
      await act()
      await sleep(pauseMs)
    }
  })()
  // Told to whoever ends it.
  doing.catch(() => {})
  return async () => {
    goesOn = false
    await doing
  }
}

let count = 0

/**
 * Both people as a guest or member sees them.
 * @param address `new`: asked for by nobody before, so that the page cache has no answer
 */
export async function readBoth(
  scene: Scene,
  {
    node,
    address,
    headers = {},
  }: { node: number; address: 'same' | 'new'; headers?: Record<string, string> },
): Promise<Seen> {
  const begunAt = performance.now()
  count += 1
  const query = address === 'new' ? `limit=100&q=latihan${count}` : 'limit=100'
  const answer = await fetch(`${scene.bases[node]}/v1/team?${query}`, { headers: { ...key, ...headers } })
  const { data } = (await answer.json()) as { data: { id: number; title: string }[] }
  const numberOf = ({ id }: { id: number }) =>
    Number(data.find((person) => person.id === id)?.title.slice(WORD.length))
  return { begunAt, node, address, announced: numberOf(scene.announced), silent: numberOf(scene.silent) }
}

export async function changeSilently({ db, silent }: Scene) {
  const number = silent.written.length + 1
  await db
    .updateTable('team')
    .set({ title: `${WORD}${number}` })
    .where('id', '=', silent.id)
    .execute()
  silent.written.push({ number, at: performance.now(), node: null })
}

/** Changes a person at one node, and reads both there and at the other as the same member. @returns what was not found */
export async function changeAndLook(scene: Scene): Promise<number> {
  const { bases, announced, db, token } = scene
  const number = announced.written.length + 1
  const node = number % bases.length
  const session = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${bases[node]}/v1/desk/team/${announced.id}`, {
    method: 'PATCH',
    headers: { ...key, ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ version: announced.version, title: `${WORD}${number}` }),
  })
  if (!answer.ok) throw new Error(`PATCH /desk/team answered ${answer.status}`)
  announced.written.push({ number, at: performance.now(), node })
  announced.version = ((await answer.json()) as { data: { version: number } }).data.version
  const madeAt = new Date()
  const backup = { name: `latihan ${number}`, place: '-', bytes: 1, files: 1, madeAt, verifiedAt: madeAt }
  await db.insertInto('backups').values(backup).execute()
  const found = await Promise.all(
    bases.flatMap((base, at) => [
      readBoth(scene, { node: at, address: 'same', headers: session }).then(
        (seen) => seen.announced === number,
      ),
      readReport(base, session).then((verifiedAt) => verifiedAt === madeAt.toISOString()),
    ]),
  )
  return found.filter((isFound) => !isFound).length
}

async function readReport(base: string, session: Record<string, string>) {
  const answer = await fetch(`${base}/v1/desk/overview`, { headers: { ...key, ...session } })
  const { data } = (await answer.json()) as { data: { system: { backup: { verified_at: string } } } }
  return data.system.backup.verified_at
}

/** A number that the standby tells; what it replays may break the question off. */
export async function askStandby({ standby }: Scene, sql: string): Promise<number> {
  const rows = await untilAnswered(() => standby.ask<{ n: number }>(sql).catch(() => null))
  return rows![0]!.n
}

/** Reads of the people at the standby so far. */
const readsAtStandby = (scene: Scene) =>
  askStandby(scene, "select (seq_scan + idx_scan)::int as n from pg_stat_user_tables where relname = 'team'")

/** Reads as a guest until the standby has answered. */
export async function untilReadAtStandby(scene: Scene) {
  const before = await readsAtStandby(scene)
  const ends = scene.bases.map((_, node) => keepDoing(50, () => readBoth(scene, { node, address: 'new' })))
  while ((await readsAtStandby(scene)) <= before) await sleep(50)
  for (const end of ends) await end()
}

/** Guests who search, each for something else. @returns a function that ends them and tells what they were answered */
export function startSearching({ bases }: Scene, pauseMs: number): () => Promise<number[]> {
  const statuses: number[] = []
  const ends = bases.map((base) =>
    keepDoing(pauseMs, async () => {
      count += 1
      statuses.push((await statusOf(`${base}/v1/search?q=kabar+kata${count}`, key)).status)
    }),
  )
  return async () => {
    for (const end of ends) await end()
    return statuses
  }
}
