import type { Config } from '../config.ts'
import type { TriedConnection } from './try-connections.ts'

type Facts = {
  config: Pick<Config, 'isProduction' | 'databaseDirectUrl'>
  /** Addresses of the database, as they were found. */
  connections: readonly TriedConnection[]
}

export type ConnectionRefusal =
  | 'demo-through-pooler'
  | 'pooler-by-transaction'
  | 'pooler-without-timeout'
  | 'database-read-only'
  | 'two-databases'
  | 'too-few-connections'

type Rule = {
  name: ConnectionRefusal
  level: 'refuse'
  applies(facts: Facts): boolean
  message(facts: Facts): string
}

/** A standby by its purpose. */
const READ = 'DATABASE_READ_URL'

/** Settings whose address has what does not fit, for a message; empty for none. */
const settingsWith = ({ connections }: Facts, isWrong: (one: TriedConnection) => boolean) =>
  connections
    .filter(isWrong)
    .map(({ setting }) => setting)
    .join(', ')

/** The connections of the site's role to the primary; the owner's is another. */
const ofSite = ({ connections }: Facts) =>
  connections.filter(({ setting }) => setting !== 'DATABASE_OWNER_URL' && setting !== READ)

const losesSessions = ({ config }: Facts, { pooling, setting }: TriedConnection) =>
  pooling === 'transaction' && (setting !== 'DATABASE_URL' || !config.databaseDirectUrl)

const takesNoWrites = ({ setting, isStandby, isReadOnly }: TriedConnection) =>
  setting !== READ && (isStandby || isReadOnly)

const isTight = ({ pooling, needed, most }: TriedConnection) => pooling !== 'transaction' && most < needed

/** Rules about the connections to the database; a part of `postureRules`. */
export const connectionRules: readonly Rule[] = [
  {
    name: 'demo-through-pooler',
    level: 'refuse',
    applies: ({ config }) => !config.isProduction && config.databaseDirectUrl !== null,
    message: () =>
      'DATABASE_DIRECT_URL: a demo needs sessions of its own, which a pooler in transaction mode does not give. Leave it out and name the server in DATABASE_URL, or set NODE_ENV=production',
  },
  {
    name: 'pooler-by-transaction',
    level: 'refuse',
    applies: (facts) => facts.connections.some((one) => losesSessions(facts, one)),
    message: (facts) =>
      `${settingsWith(facts, (one) => losesSessions(facts, one))}: a pooler gives every transaction another session of the server, and LISTEN is not heard. Set its pool_mode=session, or name the server itself in DATABASE_DIRECT_URL and DATABASE_OWNER_URL`,
  },
  {
    name: 'pooler-without-timeout',
    level: 'refuse',
    applies: ({ config, connections }) =>
      config.databaseDirectUrl !== null &&
      connections.some(({ setting, hasTimeout }) => setting === 'DATABASE_URL' && !hasTimeout),
    message: () =>
      `DATABASE_URL: a statement without an end would hold a session of the pooler for ever. Add connect_query='set statement_timeout = 120000; set client_connection_check_interval = 1000' to the database's line in pgbouncer.ini, and restart it`,
  },
  {
    name: 'database-read-only',
    level: 'refuse',
    applies: ({ connections }) => connections.some(takesNoWrites),
    message: (facts) =>
      `${settingsWith(facts, takesNoWrites)}: ${
        facts.connections.some(({ isStandby }) => isStandby)
          ? 'the server is a standby and takes no writes: name the primary'
          : 'the database takes no writes: take default_transaction_read_only away from it, its role and its server'
      }`,
  },
  {
    name: 'two-databases',
    level: 'refuse',
    applies: (facts) => new Set(ofSite(facts).map(({ place }) => place)).size > 1,
    message: () =>
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different servers, databases or roles: one must be the other without the pooler',
  },
  {
    name: 'too-few-connections',
    level: 'refuse',
    applies: ({ connections }) => connections.some(isTight),
    message: ({ connections }) =>
      connections
        .filter(isTight)
        .map(
          ({ setting, needed, most, pooling }) =>
            `${setting}: this site opens up to ${needed} connections there, and ${most} are to be had. Raise ${
              pooling === 'none' ? 'max_connections' : 'pool_size and max_client_conn of the pooler'
            }, or the limit of the role or the database, or lower WEB_CONNECTIONS and WORK_CONNECTIONS`,
        )
        .join('. '),
  },
]

/** Messages of those rules of `names` that refuse what was found. */
export const connectionRefusalsOf = (facts: Facts, names: readonly ConnectionRefusal[]): string[] =>
  connectionRules
    .filter((rule) => names.includes(rule.name) && rule.applies(facts))
    .map((rule) => rule.message(facts))
