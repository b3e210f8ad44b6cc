import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { TriedConnection } from './database/try-connections.ts'
import {
  PostureError,
  postureRefusalsOf,
  postureRules,
  postureWarningsOf,
  requirePosture,
} from './posture.ts'

const base = { DATA_DIR: '/nowhere', SESSION_SECRET: 'k3Jq9vWx2mZr7TnB5cLy8HdF4gPs6QaE' }
const live = {
  ...base,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jkl.example',
  API_KEYS: 'a',
  METRICS_TOKEN: 'w8Ld0fGh3kXz5pRt',
  SMTP_URL: 'smtps://site:geheim@mail.jkl.or.id',
  MAIL_FROM: 'Jejaring <surat@jkl.or.id>',
  BACKUP_DIR: '/mnt/other/backups',
  ERASURES_DIR: '/mnt/other/erasures',
}
const midtrans = {
  PAYMENT_PROVIDER: 'midtrans',
  MIDTRANS_SERVER_KEY: 'Mid-server-q8Zk2LwV',
  MIDTRANS_CLIENT_KEY: 'Mid-client-q8Zk2LwV',
}
const facts = (given: Record<string, string>, demoAccounts = 0) => ({
  config: readConfig(given),
  demoAccounts,
  connections: [],
})
const appliesOf = (given: Record<string, string>, demoAccounts = 0) => {
  const found = facts(given, demoAccounts)
  return postureRules.filter((rule) => rule.applies(found)).map(({ name }) => name)
}

test('postureRules: a demo on this machine and a production site that is set up have nothing against them', () => {
  expect(appliesOf(base)).toEqual([])
  expect(appliesOf(live)).toEqual([])
  expect(appliesOf({ ...live, ...midtrans })).toEqual([])
})

const captcha = {
  CAPTCHA_PROVIDER: 'turnstile',
  CAPTCHA_SITE_KEY: '0x4Zk2LwV',
  CAPTCHA_SECRET: '0x4q8Zk2LwV',
}
const cases: [rule: string, given: Record<string, string>][] = [
  ['public-demo-unasked', { ...base, PUBLIC_URL: 'https://demo.jkl.or.id' }],
  ['public-demo-unasked', { ...base, HOST: '0.0.0.0' }],
  ['public-demo-unasked', { ...base, HOST: '::' }],
  ['public-demo-unasked', { ...base, HOST: '192.168.1.5' }],
  ['public-demo-unasked', { ...base, HOST: 'server' }],
  ['public-demo-unasked', { ...base, NODE_ENV: 'development', PUBLIC_URL: 'http://127.0.0.1.jkl.or.id' }],
  ['public-demo', { ...base, HOST: '0.0.0.0', DEMO_ON_PUBLIC_ADDRESS: '1' }],
  ['unfinished-keys', { ...live, ...midtrans, MIDTRANS_SERVER_KEY: 'Mid-server-' }],
  ['unfinished-keys', { ...live, ...midtrans, MIDTRANS_CLIENT_KEY: 'Mid-client-  ' }],
  ['sample-secrets', { ...live, ...midtrans, MIDTRANS_SERVER_KEY: 'Mid-server-xxxxxxxx' }],
  ['sample-secrets', { ...live, ...midtrans, MIDTRANS_CLIENT_KEY: 'Mid-client-<your key>' }],
  ['sample-secrets', { ...live, SESSION_SECRET: 'changeme-changeme-changeme-changeme' }],
  ['sample-secrets', { ...live, SESSION_SECRET: '0'.repeat(64) }],
  ['sample-secrets', { ...live, SESSION_SECRET: `${base.SESSION_SECRET},${'a'.repeat(32)}` }],
  ['sample-secrets', { ...live, METRICS_TOKEN: 'your-metrics-token' }],
  ['sample-secrets', { ...live, SMTP_URL: 'smtp://user:secret@mail.example:587' }],
  ['sample-secrets', { ...live, FILES_URL: 's3://key:secret@s3.example/bucket' }],
  ['sample-secrets', { ...live, ...captcha, CAPTCHA_SITE_KEY: '1x00000000000000000000AA' }],
  ['sample-secrets', { ...live, ...captcha, CAPTCHA_SECRET: '1x0000000000000000000000000000000AA' }],
  ['simulator-unnamed', { ...live, SIMULATOR_PORT: '3901' }],
  ['simulated-payments', { ...live, PAYMENT_PROVIDER: 'simulator' }],
  [
    'sandbox-payments',
    {
      ...live,
      PAYMENT_PROVIDER: 'midtrans',
      MIDTRANS_ENVIRONMENT: 'sandbox',
      MIDTRANS_SERVER_KEY: 'SB-Mid-server-q8Zk2LwV',
      MIDTRANS_CLIENT_KEY: 'SB-Mid-client-q8Zk2LwV',
    },
  ],
  ['mail-missing', { ...live, SMTP_URL: '' }],
  ['sender-sample', { ...live, MAIL_FROM: '' }],
  ['plain-http', { ...live, PUBLIC_URL: 'http://jkl.or.id' }],
  ['backups-inside', { ...live, BACKUP_DIR: '' }],
  ['backups-inside', { ...live, BACKUP_DIR: '/nowhere/../nowhere/kept' }],
  ['backups-inside', { ...live, BACKUP_DIR: '', BACKUP_KEEP: '0', ERASURES_DIR: '' }],
]
test.each(cases)('postureRules: %s applies alone, in one line without a secret', (rule, given) => {
  expect(appliesOf(given)).toEqual([rule])
  const found = facts(given)
  const lines = [...postureRefusalsOf(found), ...postureWarningsOf(found).map(({ line }) => line)]
  expect(lines).toEqual([expect.stringMatching(/^[^\n]+$/)])
  expect(lines.join()).not.toMatch(/q8Zk2LwV|changeme|geheim|secret@/)
})

test('postureRules: production without METRICS_TOKEN has one of its own, and says where', () => {
  const kept = { config: { ...readConfig(live), given: [] }, demoAccounts: 0, connections: [] }
  expect(postureWarningsOf(kept).map(({ name }) => name)).toContain('metrics-token-kept')
})

test('readConfig: a production site that only its own machine can open needs no token for /metrics', () => {
  const { METRICS_TOKEN: _token, ...tokenless } = live as Record<string, string>
  expect(readConfig({ ...tokenless, PUBLIC_URL: 'http://127.0.0.1:4160' }).metricsToken).toBeNull()
})

test('requirePosture: demo accounts stop a production site with one line that names the command, and no demo', () => {
  expect(appliesOf(live, 9)).toEqual(['demo-accounts'])
  expect(() => requirePosture(facts(live, 9))).toThrow(PostureError)
  expect(() => requirePosture(facts(live, 9))).toThrow(
    /^9 demo accounts[^\n]*npm run admin -- remove-demo[^\n]*$/,
  )
  expect(appliesOf(base, 9)).toEqual([])
})

test('requirePosture: every rule that refuses has its line, and one that warns lets the site start', () => {
  const given = { ...live, SIMULATOR_PORT: '3901', METRICS_TOKEN: 'your-metrics-token', SMTP_URL: '' }
  expect(() => requirePosture(facts(given, 1))).toThrow(
    /^.*remove-demo.*\n.*METRICS_TOKEN.*\n.*SIMULATOR_PORT.*$/,
  )
  expect(() => requirePosture(facts({ ...live, SMTP_URL: '' }))).not.toThrow()
})

const own: TriedConnection = {
  setting: 'DATABASE_URL',
  pooling: 'none',
  isStandby: false,
  isReadOnly: false,
  hasTimeout: false,
  place: 'one',
  needed: 26,
  most: 97,
}
const byTransaction: TriedConnection = { ...own, pooling: 'transaction', hasTimeout: true, most: 20 }
const direct: TriedConnection = { ...own, setting: 'DATABASE_DIRECT_URL', needed: 8 }
const database = { DATABASE_URL: 'postgres://site:geheim@db/site' }
const pooled = { ...database, DATABASE_DIRECT_URL: 'postgres://site:geheim@db/site' }

test.each<[string, Record<string, string>, TriedConnection[], string]>([
  ['the server itself', database, [own], ''],
  ['a pooler in session mode', database, [{ ...own, pooling: 'session', most: 26 }], ''],
  ['a pooler in transaction mode and the server itself', pooled, [direct, byTransaction], ''],
  ['a pooler in transaction mode alone', database, [byTransaction], 'DATABASE_URL: a pooler gives'],
  [
    'the owner through one',
    database,
    [own, { ...byTransaction, setting: 'DATABASE_OWNER_URL' }],
    'DATABASE_OWNER_URL: a pooler gives',
  ],
  [
    'one without a timeout',
    pooled,
    [direct, { ...byTransaction, hasTimeout: false }],
    'DATABASE_URL: a statement without an end',
  ],
  [
    'two databases',
    pooled,
    [{ ...direct, place: 'two' }, byTransaction],
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different',
  ],
  [
    'a standby',
    database,
    [{ ...own, isStandby: true, isReadOnly: true }],
    'DATABASE_URL: the server is a standby',
  ],
  [
    'a read-only database',
    database,
    [{ ...own, isReadOnly: true }],
    'DATABASE_URL: the database takes no writes',
  ],
  [
    'too few connections',
    database,
    [{ ...own, most: 20 }],
    'DATABASE_URL: this site opens up to 26 connections there, and 20 are to be had. Raise max_connections',
  ],
  [
    'a pooler with too few',
    database,
    [{ ...own, pooling: 'session', most: 12 }],
    'Raise pool_size and max_client_conn',
  ],
])('postureRefusalsOf: %s', (_what, given, connections, says) => {
  const lines = postureRefusalsOf({ ...facts({ ...live, ...given }), connections })
  expect(lines).toEqual(says ? [expect.stringContaining(says)] : [])
})

test('postureRefusalsOf: a demo is not started behind a pooler in transaction mode', () => {
  expect(appliesOf({ ...base, ...pooled })).toEqual(['demo-through-pooler'])
})
