import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { outageOf } from '../count-outages.ts'
import type { Db } from '../database/connect.ts'
import { connectionsOf, sessionsOf } from '../database/connections.ts'
import { messageOf } from '../describe-error.ts'
import { newFileName } from '../files/files.ts'
import { openFiles } from '../files/open-files.ts'
import type { Log } from '../log.ts'
import { exists } from '../postgres/processes.ts'
import { PostureError } from '../posture.ts'
import { differencesOf, fingerprintOf } from './fingerprint.ts'
import {
  deleteNode,
  hasSilentNode,
  listNodes,
  lockAgreement,
  type Node,
  noteNode,
  readMostConnections,
  type SeenNode,
  updateAgreement,
} from './queries.ts'

const ALIVE_MS = 30_000
/** Pause after a sign of life that failed: once the database is back others must soon hear that this node runs. */
const AGAIN_MS = 2_000
/** Time in which running nodes give a sign after an outage of the database: a try that fails takes three seconds. */
const RETURN_MS = 6_000
const MARK = 'mark'

/** Something at the start that an operator should look at. */
type Finding = { name: 'uploads-elsewhere' | 'uploads-unmarked' | 'connections-many'; line: string }

/** This process as a node of its site. */
export function nodeOf(config: Config): Node {
  return {
    id: randomUUID(),
    host: hostname(),
    machine: machineOf(),
    pid: process.pid,
    process: config.process,
    // Those through a pooler in transaction mode share its sessions, whose number is its own.
    connections: config.databaseDirectUrl ? sessionsOf(config) : connectionsOf(config),
  }
}

/**
 * Tells boots of a kernel and containers apart, which may share a host name and the ids of their processes: clones do,
 * and a container's process is often 1. Empty where there is no /proc.
 */
function machineOf(): string {
  const readings = [
    () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    () => readlinkSync('/proc/self/ns/pid'),
  ]
  return readings.map(orEmpty).join(' ').trim()
}

function orEmpty(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

/**
 * Lets a node into its site. Settings and folder of uploads must be those of the nodes that run. Where none does, its
 * settings become the site's, so that a site of one node is never asked about a change; its folder does not. An outage
 * of the database ends all leases at once, so nodes that are silent get the time for a sign of life.
 * @throws PostureError (one line) if it must not start
 */
export async function joinSite(
  db: Db,
  config: Config,
  node: Node,
  pause: () => Promise<unknown> = () => sleep(RETURN_MS),
): Promise<Finding[]> {
  if (await hasSilentNode(db, node.host)) await pause()
  return db.transaction().execute(async (tx) => {
    const { settings, storeMark } = await lockAgreement(tx)
    const others = await listOthers(tx)
    const own = fingerprintOf(config)
    const differing = others.length ? differencesOf(own, settings) : []
    if (differing.length) throw new PostureError(differsLine(differing, others))
    const store = await markStore(config, storeMark, others)
    await updateAgreement(tx, { settings: { ...settings, ...own }, storeMark: store.mark })
    await noteNode(tx, node)
    return [...store.findings, ...tooMany(await readMostConnections(tx), [...others, node])]
  })
}

/**
 * Records that settings, or the folder of uploads, were changed on purpose. The next start marks its folder.
 * @returns names of what changed, and the nodes that run with the former settings
 */
export function acceptSettings(db: Db, config: Config): Promise<{ changed: string[]; nodes: string[] }> {
  return db.transaction().execute(async (tx) => {
    const { settings, storeMark } = await lockAgreement(tx)
    const own = fingerprintOf(config)
    const changed = differencesOf(own, settings)
    if (storeMark && !(await isMarkedForSure(config, storeMark))) changed.push('DATA_DIR')
    const isMoving = changed.includes('FILES_URL') || changed.includes('DATA_DIR')
    await updateAgreement(tx, { settings: { ...settings, ...own }, storeMark: isMoving ? null : storeMark })
    return { changed, nodes: (await listOthers(tx)).map(nameOf) }
  })
}

/** Keeps a node in the list of those that run, and tells of settings that the others have changed meanwhile. */
export function stayInSite(options: { db: Db; config: Config; node: Node; log: Log }) {
  const { db, config, node, log } = options
  const own = fingerprintOf(config)
  let isLeaving = false
  let sign = Promise.resolve()
  const signIn = (ms: number) => setTimeout(() => (sign = giveSign()), ms).unref()
  let timer = signIn(ALIVE_MS)
  async function giveSign() {
    let nextMs = ALIVE_MS
    try {
      const settings = differencesOf(own, await noteNode(db, node))
      if (settings.length)
        log.error(
          { settings, alarm: 'settings differ', outage: 'settings' },
          'settings were changed for the whole site: restart this node with the new ones',
        )
    } catch (error) {
      log.warn({ ...outageOf(error), error: messageOf(error as Error) }, 'no sign of life given')
      nextMs = AGAIN_MS
    }
    if (!isLeaving) timer = signIn(nextMs)
  }
  return {
    async leave() {
      isLeaving = true
      clearTimeout(timer)
      // A sign on its way would write the node back.
      await sign
      await deleteNode(db, node.id).catch(() => {})
    },
  }
}

/** Nodes that run beside this process. One of this very machine whose process is gone was killed: its lease is over. */
async function listOthers(tx: Db): Promise<SeenNode[]> {
  const machine = machineOf()
  const others: SeenNode[] = []
  for (const one of await listNodes(tx)) {
    const isHere = one.host === hostname() && one.machine === machine
    if (isHere && (one.pid === process.pid || !exists(one.pid))) await deleteNode(tx, one.id)
    else others.push(one)
  }
  return others
}

/**
 * Compares the folder of uploads with the site's, by a file in it whose name the database has. That name is never
 * replaced at a start: the first node up may be the one with the wrong folder.
 */
async function markStore(config: Config, mark: string | null, others: readonly SeenNode[]) {
  const folder = join(config.dataDir, 'uploads')
  const found = (name: Finding['name'], line: string) => ({ mark, findings: [{ name, line }] })
  try {
    if (!mark) return { mark: await putMark(config), findings: [] }
    if (await isMarked(config, mark)) return { mark, findings: [] }
  } catch (error) {
    // Not thrown: a start waits for the database at some of these codes.
    return found('uploads-unmarked', notCompared(folder, error))
  }
  const told = `DATA_DIR: ${folder} is not the folder of uploads of the site`
  const meant = 'if this one is meant, run "npm run admin -- accept-settings" here and start again'
  if (!others.length)
    return found('uploads-elsewhere', `${told}: uploads so far are missing. Mount that one there; ${meant}`)
  throw new PostureError(
    `${told}, while other nodes run (${others.map(nameOf).join(', ')}): mount it there, or give all of them FILES_URL; ${meant}`,
  )
}

/** A bucket has no mark: its address says which one it is. */
const isMarked = async (config: Config, mark: string) =>
  config.bucket !== null || (await openFiles(config, 'uploads').head(mark)) !== null

/** @throws PostureError (one line) if the folder cannot be read */
const isMarkedForSure = (config: Config, mark: string) =>
  isMarked(config, mark).catch((error) => {
    throw new PostureError(notCompared(join(config.dataDir, 'uploads'), error))
  })

const notCompared = (folder: string, error: unknown) =>
  `DATA_DIR: the folder of uploads ${folder} could not be compared with the site's: ${messageOf(error as Error)}`

async function putMark(config: Config): Promise<string | null> {
  if (config.bucket) return null
  const mark = newFileName(MARK)
  await openFiles(config, 'uploads').put(mark, Buffer.alloc(0))
  return mark
}

function tooMany(most: number, nodes: readonly { connections: number }[]): Finding[] {
  const needed = nodes.reduce((sum, { connections }) => sum + connections, 0)
  if (needed <= most) return []
  const line = `The ${nodes.length} nodes of this site open up to ${needed} connections to the database, which grants ${most}: raise its max_connections, or lower WEB_CONNECTIONS and WORK_CONNECTIONS`
  return [{ name: 'connections-many', line }]
}

const nameOf = ({ host, pid }: SeenNode) => `${host}, process ${pid}`

const differsLine = (names: readonly string[], others: readonly SeenNode[]) =>
  `${names.join(', ')}: not as on the other nodes (${nameOf(others.at(-1)!)}, heard of ${others.at(-1)!.seconds} s ago). Set it as there, or, if the change is meant for all, run "npm run admin -- accept-settings" here, start this node and restart the others`
