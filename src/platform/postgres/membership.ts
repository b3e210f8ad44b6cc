import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './launch.ts'
import { type Reached, reachServer } from './reach-server.ts'
import { findServer } from './running-server.ts'
import { stopServer } from './stop-server.ts'
import { leaveAsLast } from './usage-lock.ts'

const reviveEvery = 1_000
const lookEvery = 5_000

/**
 * Keeps this process registered as a user of the server: after a lost connection it reconnects, and restarts the server
 * if that died. The returned function ends this, and stops the server when nobody else uses it.
 */
export function maintainMembership(cluster: Cluster, first: Reached): () => Promise<void> {
  let leaving = false
  let member: Promise<Reached | undefined>

  const watch = (reached: Reached) => {
    reached.client.once('end', () => {
      if (!leaving) member = revive()
    })
    return reached
  }
  const revive = async () => {
    cluster.say('PostgreSQL went away: bringing it back')
    while (!leaving) {
      try {
        const reached = watch(await reachServer({ ...cluster, listen: first.address }))
        cluster.say('PostgreSQL is back')
        return reached
      } catch (error) {
        cluster.say((error as Error).message)
        await sleep(reviveEvery)
      }
    }
    return undefined
  }
  const look = setInterval(() => finishStop(cluster), lookEvery).unref()
  const leave = async () => {
    leaving = true
    clearInterval(look)
    const reached = await member
    if (reached) await leaveServer(cluster, reached)
  }
  member = Promise.resolve(watch(first))
  let left: Promise<void> | undefined
  return () => {
    left ??= leave()
    return left
  }
}

/** A server in smart shutdown still serves us, but accepts no new connection. */
function finishStop(cluster: Cluster) {
  if (!findServer(cluster.folders.data)?.isStopping) return
  stopServer(cluster).catch(({ message }) => cluster.say(message))
}

async function leaveServer(cluster: Cluster, { client }: Reached) {
  const isLast = await leaveAsLast(client).catch((error: Error) => {
    cluster.say(`PostgreSQL was left as it is: ${error.message}`)
    return false
  })
  if (isLast) await stopServer(cluster)
  await client.end()
}
