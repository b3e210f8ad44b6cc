import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MAX_UPLOAD_SIZES } from '#src/features/uploads/policy.ts'
import { readConfig } from '#src/platform/config.ts'
import { postureRefusalsOf, postureWarningsOf } from '#src/platform/posture.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'jejaring-kit-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const read = (name: string) => readFileSync(name, 'utf8')
const example = read('deploy/jejaring.env.example')
const compose = read('deploy/compose.yaml')

type Settings = Record<string, string>

/** Names and values that a pattern finds in a file. */
const settingsIn = (text: string, pattern: RegExp): Settings =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name!, value!]))

/** Settings that an operator fills in. */
const filledIn: Settings = {
  METRICS_TOKEN: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  SMTP_URL: 'smtp://surat:sandi@surat.situs.test:587',
}
const settings: Settings = { ...settingsIn(example, /^([A-Z_]+)=(.*)$/gm), ...filledIn }

/** Lines that refuse the start of a production site or warn of it. */
function complaintsOf(given: Settings): string[] {
  const config = readConfig({ ...given, DATA_DIR })
  const facts = { config, demoAccounts: 0, connections: [] }
  return [...postureRefusalsOf(facts), ...postureWarningsOf(facts).map(({ line }) => line)]
}

/** Names that the site does not read. */
const strangersIn = (given: Settings): string[] => {
  const known = readConfig({ ...given, DATA_DIR }).given
  return Object.keys(given).filter((name) => !known.includes(name))
}

test('deploy/jejaring.env.example: filled in, it starts a production site without a warning', () => {
  expect(settings.NODE_ENV).toBe('production')
  expect(complaintsOf(settings)).toEqual([])
  expect(complaintsOf({ ...settings, SMTP_URL: '', METRICS_TOKEN: '' })).toHaveLength(2)
})

test('deploy/jejaring.env.example: the site reads every setting in it, those that are commented out, too', () => {
  const all = settingsIn(example, /^#?([A-Z_]+)=(.*)$/gm)
  expect(Object.keys(all).length).toBeGreaterThan(Object.keys(settings).length)
  const MIDTRANS_SERVER_KEY = 'Mid-server-AbCdEf123456'
  const MIDTRANS_CLIENT_KEY = 'Mid-client-AbCdEf123456'
  expect(strangersIn({ ...all, ...filledIn, MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY })).toEqual([])
})

test('deploy/jejaring.service: backups and erasures lie in its state folder, and outside of the data', () => {
  const [, state] = /^StateDirectory=(\w+)$/m.exec(read('deploy/jejaring.service'))!
  for (const name of ['DATA_DIR', 'BACKUP_DIR', 'ERASURES_DIR'])
    expect(settings[name]).toMatch(new RegExp(`^/var/lib/${state}/\\w+$`))
  expect(new Set([settings.DATA_DIR, settings.BACKUP_DIR, settings.ERASURES_DIR]).size).toBe(3)
})

test('deploy/compose.yaml: its settings start a production site without a warning and trust its own proxy', () => {
  const [site = ''] = /^ {2}site:\n(?: {4}.*\n)+/m.exec(compose) ?? []
  const own = settingsIn(site.replaceAll(/\$\{\w+:\?\}/g, 'situs.example'), /^ {6}([A-Z_]+): (.*)$/gm)
  const all = { ...settings, ...own }
  expect(complaintsOf(all)).toEqual([])
  expect(strangersIn(all)).toEqual([])
  const { trustProxy, databaseOwnerUrl } = readConfig({ ...all, DATA_DIR })
  expect(compose).toContain(`- subnet: ${trustProxy[0]}\n`)
  expect(databaseOwnerUrl).not.toBe(own.DATABASE_URL)
})

test('deploy/Containerfile: its Node is the one that package.json pins', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Settings }
  expect(read('deploy/Containerfile')).toContain(`\nARG NODE=${dependencies.node}\n`)
})

test('deploy/nginx.conf: a file of the largest allowed size passes', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf'))!
  const largest = Math.max(...Object.values(MAX_UPLOAD_SIZES).map(({ maxBytes }) => maxBytes))
  expect(Number(megabytes) * 1_024 ** 2).toBeGreaterThan(largest + 100_000)
})
