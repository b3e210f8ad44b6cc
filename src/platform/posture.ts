import { isAbsolute, relative } from 'node:path'
import type { PostureWarning } from '#src/wire/posture.ts'
import type { Config } from './config.ts'
import { type ConnectionRefusal, connectionRules } from './database/connection-rules.ts'
import type { TriedConnection } from './database/try-connections.ts'
import { isLoopbackHost } from './http/loopback.ts'
import { sampleSecrets, unfinishedKeys } from './sample-secrets.ts'

export type PostureFacts = {
  config: Config
  /** Number of live demo accounts; 0 before the database is read. */
  demoAccounts: number
  /** Addresses of the database, as they were found; none before it is reached, and of the embedded one. */
  connections: readonly TriedConnection[]
}

type Rule = {
  applies(facts: PostureFacts): boolean
  /** One line with the problem and the variable or command that fixes it; contains no secret. */
  message(facts: PostureFacts): string
} & ({ name: PostureRefusal; level: 'refuse' } | { name: PostureWarning; level: 'warn' })

type PostureRefusal =
  | 'demo-accounts'
  | 'public-demo-unasked'
  | 'unfinished-keys'
  | 'sample-secrets'
  | 'simulator-unnamed'
  | ConnectionRefusal

/** The start is refused; the message has one line for each refusing rule. */
export class PostureError extends Error {}

const isDemoPublic = ({ config }: PostureFacts) =>
  !config.isProduction && !(isLoopbackHost(config.host) && isLoopbackHost(new URL(config.publicUrl).hostname))

/** Settings of what must outlive the data folder and lies in it all the same. */
function foldersInside({ isProduction, dataDir, backups, erasuresDir }: Config): string[] {
  const isInside = (folder: string) => {
    const way = relative(dataDir, folder)
    return !way.startsWith('..') && !isAbsolute(way)
  }
  if (!isProduction) return []
  const own = { BACKUP_DIR: backups.keep > 0 && backups.folder, ERASURES_DIR: erasuresDir }
  return Object.entries(own).flatMap(([name, folder]) =>
    folder && isInside(folder) ? [`${name}=${folder}`] : [],
  )
}

/** Rules about the configuration and environment of a site (decision 062). */
export const postureRules: readonly Rule[] = [
  {
    name: 'demo-accounts',
    level: 'refuse',
    applies: ({ config, demoAccounts }) => config.isProduction && demoAccounts > 0,
    message: ({ demoAccounts }) =>
      `${demoAccounts} demo accounts, whose password everybody knows, are in this database: "npm run admin -- remove-demo" removes them and keeps the rest`,
  },
  {
    name: 'public-demo-unasked',
    level: 'refuse',
    applies: (facts) => isDemoPublic(facts) && !facts.config.mayDemoBePublic,
    message: ({ config }) =>
      `HOST=${config.host}, PUBLIC_URL=${config.publicUrl}: a demo, where everybody can log in as administrator, is not started on a public address. Set NODE_ENV=production for a real site, or DEMO_ON_PUBLIC_ADDRESS=1 to show the demo to everybody`,
  },
  {
    name: 'unfinished-keys',
    level: 'refuse',
    applies: ({ config }) => unfinishedKeys(config).length > 0,
    message: ({ config }) =>
      `${unfinishedKeys(config).join(', ')}: nothing stands behind the beginning, give the whole key`,
  },
  {
    name: 'sample-secrets',
    level: 'refuse',
    applies: ({ config }) => config.isProduction && sampleSecrets(config).length > 0,
    message: ({ config }) =>
      `${sampleSecrets(config).join(', ')}: production needs a value of its own, not a sample that everybody knows`,
  },
  {
    name: 'simulator-unnamed',
    level: 'refuse',
    applies: ({ config: { isProduction, payments, given } }) =>
      isProduction &&
      (payments.provider === 'simulator'
        ? !given.includes('PAYMENT_PROVIDER')
        : given.includes('SIMULATOR_PORT')),
    message: () =>
      'SIMULATOR_PORT is given, but production simulates payments only where PAYMENT_PROVIDER=simulator says so: name it, or leave the port out',
  },
  ...connectionRules,
  {
    name: 'mail-missing',
    level: 'warn',
    applies: ({ config }) => config.isProduction && !config.smtpUrl,
    message: () =>
      'Mail is not configured: letters wait, and are given up after five days. Set SMTP_URL and MAIL_FROM',
  },
  {
    name: 'sender-sample',
    level: 'warn',
    applies: ({ config }) =>
      config.isProduction &&
      config.smtpUrl !== null &&
      /@(?:[\w.-]+\.)?jkl\.example>?$/.test(config.mailFrom),
    message: ({ config }) =>
      `MAIL_FROM=${config.mailFrom} is the sample: letters from it are refused. Set the address that the mail server sends for`,
  },
  {
    name: 'simulated-payments',
    level: 'warn',
    applies: ({ config }) => config.isProduction && config.payments.provider === 'simulator',
    message: () => 'PAYMENT_PROVIDER=simulator: gifts are simulated in production, no money moves',
  },
  {
    name: 'sandbox-payments',
    level: 'warn',
    applies: ({ config: { isProduction, payments } }) =>
      isProduction && payments.provider === 'midtrans' && payments.environment === 'sandbox',
    message: () => 'MIDTRANS_ENVIRONMENT=sandbox: gifts go to the sandbox in production, no money moves',
  },
  {
    name: 'plain-http',
    level: 'warn',
    applies: ({ config }) =>
      config.isProduction &&
      config.publicUrl.startsWith('http:') &&
      !isLoopbackHost(new URL(config.publicUrl).hostname),
    message: ({ config }) =>
      `PUBLIC_URL=${config.publicUrl} is not https: passwords and sessions cross the network readable`,
  },
  {
    name: 'metrics-token-kept',
    level: 'warn',
    applies: ({ config: { isProduction, metricsToken, given } }) =>
      isProduction && metricsToken !== null && !given.includes('METRICS_TOKEN'),
    message: () =>
      'METRICS_TOKEN is not given: /metrics asks for the token that was made and kept in DATA_DIR/metrics-token',
  },
  {
    name: 'backups-inside',
    level: 'warn',
    applies: ({ config }) => foldersInside(config).length > 0,
    message: ({ config }) =>
      `${foldersInside(config).join(', ')}: in DATA_DIR, so lost with it, or put aside with it by whoever goes back to an earlier version. Name folders outside of it, best on another machine's disk`,
  },
  {
    name: 'public-demo',
    level: 'warn',
    applies: (facts) => isDemoPublic(facts) && facts.config.mayDemoBePublic,
    message: ({ config }) =>
      `DEMO_ON_PUBLIC_ADDRESS=1: everybody who reaches ${config.publicUrl} can log in as administrator and read all letters`,
  },
]

const applying = (facts: PostureFacts) => postureRules.filter((rule) => rule.applies(facts))

/** Messages of the rules that refuse the start. */
export const postureRefusalsOf = (facts: PostureFacts): string[] =>
  applying(facts)
    .filter(({ level }) => level === 'refuse')
    .map((rule) => rule.message(facts))

/** @throws PostureError if a rule refuses the start */
export function requirePosture(facts: PostureFacts): void {
  const lines = postureRefusalsOf(facts)
  if (lines.length) throw new PostureError(lines.join('\n'))
}

/** Active warnings with their messages. */
export const postureWarningsOf = (facts: PostureFacts): { name: PostureWarning; line: string }[] =>
  applying(facts).flatMap((rule) =>
    rule.level === 'warn' ? [{ name: rule.name, line: rule.message(facts) }] : [],
  )
