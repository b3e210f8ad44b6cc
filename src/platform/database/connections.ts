import type { Config } from '../config.ts'

/** Connections for settling payments, in the process that answers and in the worker. */
export const FOR_PAYMENTS = 2
/** Connections for `/readyz` and `/metrics` of a process that answers nothing else. */
const FOR_PROBES = 2
/** LISTEN, and the queue's connection for new jobs. */
const OF_EACH = 2
/** The queue of a worker: three connections that fetch jobs, and a LISTEN. */
const OF_QUEUE = 4

/** Connections of the pool that answers requests. */
export const poolOfAnswers = ({ process, connections }: Pick<Config, 'process' | 'connections'>) =>
  process === 'work' ? FOR_PROBES : connections.web

/** Connections to the database that a node opens at most: its own, and those of its worker. */
export function connectionsOf(config: Pick<Config, 'process' | 'connections'>): number {
  const ofWorker = FOR_PAYMENTS + config.connections.work + OF_EACH + OF_QUEUE
  const own = poolOfAnswers(config) + OF_EACH + (config.process === 'work' ? 0 : FOR_PAYMENTS)
  return own + (config.process === 'web' ? 0 : ofWorker)
}

/** Connections among them that need a session of their own, which no pooler in transaction mode gives. */
export const sessionsOf = ({ process }: Pick<Config, 'process'>): number =>
  OF_EACH + (process === 'web' ? 0 : OF_EACH + OF_QUEUE)
