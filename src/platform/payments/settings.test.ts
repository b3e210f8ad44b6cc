import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-payments-'))
afterAll(() => rmSync(folder, { recursive: true }))
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://jkl.example', API_KEYS: 'a' }
const read = (given: Record<string, string>) => readConfig({ DATA_DIR: folder, ...given }).payments
const sandboxKeys = { MIDTRANS_SERVER_KEY: 'SB-Mid-server-geheim', MIDTRANS_CLIENT_KEY: 'SB-Mid-client-umum' }
const liveKeys = { MIDTRANS_SERVER_KEY: 'Mid-server-geheim', MIDTRANS_CLIENT_KEY: 'Mid-client-umum' }
const midtrans = { PAYMENT_PROVIDER: 'midtrans' }

test('unnamed, a demo has the simulator and production nobody; named, each has what is named', () => {
  expect(read({})).toEqual({ provider: 'simulator', port: null })
  expect(read({ SIMULATOR_PORT: '3900' })).toEqual({ provider: 'simulator', port: 3900 })
  expect(read({ PAYMENT_PROVIDER: 'none' })).toEqual({ provider: 'none' })
  expect(read(production)).toEqual({ provider: 'none' })
  expect(read({ ...production, PAYMENT_PROVIDER: 'simulator' })).toEqual({
    provider: 'simulator',
    port: null,
  })
})

test('midtrans has the mode of the site unless it is given, and keys of that mode', () => {
  expect(read({ ...midtrans, ...sandboxKeys })).toEqual({
    provider: 'midtrans',
    environment: 'sandbox',
    serverKey: 'SB-Mid-server-geheim',
    clientKey: 'SB-Mid-client-umum',
  })
  expect(read({ ...production, ...midtrans, ...liveKeys })).toMatchObject({ environment: 'production' })
  const trial = { ...production, ...midtrans, ...sandboxKeys, MIDTRANS_ENVIRONMENT: 'sandbox' }
  expect(read(trial)).toMatchObject({ environment: 'sandbox' })
})

test('keys come from files too', () => {
  const file = join(folder, 'server-key')
  writeFileSync(file, 'SB-Mid-server-geheim\n')
  const given = { ...midtrans, MIDTRANS_SERVER_KEY_FILE: file, MIDTRANS_CLIENT_KEY: 'SB-Mid-client-umum' }
  expect(read(given)).toMatchObject({ serverKey: 'SB-Mid-server-geheim' })
})

const wrong: [what: string, given: Record<string, string>, line: RegExp][] = [
  [
    'no server key',
    { ...midtrans, MIDTRANS_CLIENT_KEY: 'SB-Mid-client-x' },
    /^MIDTRANS_SERVER_KEY is missing/,
  ],
  [
    'no client key',
    { ...midtrans, MIDTRANS_SERVER_KEY: 'SB-Mid-server-x' },
    /^MIDTRANS_CLIENT_KEY is missing/,
  ],
  ['no keys', midtrans, /^MIDTRANS_SERVER_KEY is missing/],
  ['live keys in the sandbox', { ...midtrans, ...liveKeys }, /^MIDTRANS_SERVER_KEY=\*\*\*: .*SB-Mid-server-/],
  [
    'sandbox keys in production',
    { ...production, ...midtrans, ...sandboxKeys },
    /^MIDTRANS_SERVER_KEY=\*\*\*: .*=production .* Mid-server-/,
  ],
  [
    'keys of two modes',
    { ...midtrans, ...sandboxKeys, MIDTRANS_CLIENT_KEY: 'Mid-client-umum' },
    /^MIDTRANS_CLIENT_KEY=\*\*\*: .*SB-Mid-client-/,
  ],
  [
    'keys that were exchanged',
    { ...midtrans, MIDTRANS_SERVER_KEY: 'SB-Mid-client-umum', MIDTRANS_CLIENT_KEY: 'SB-Mid-server-geheim' },
    /^MIDTRANS_SERVER_KEY=\*\*\*/,
  ],
  ['keys that nobody uses', sandboxKeys, /^MIDTRANS_SERVER_KEY is given, but PAYMENT_PROVIDER is simulator/],
  ['keys in production, provider forgotten', { ...production, ...liveKeys }, /but PAYMENT_PROVIDER is none/],
  ['the port of the site', { PORT: '4000', SIMULATOR_PORT: '4000' }, /^SIMULATOR_PORT=4000: .*another/],
  ['an unknown provider', { PAYMENT_PROVIDER: 'paypal' }, /^PAYMENT_PROVIDER=paypal: /],
  ['an unknown mode', { ...midtrans, MIDTRANS_ENVIRONMENT: 'live' }, /^MIDTRANS_ENVIRONMENT=live: /],
]
test.each(wrong)('%s: the start stops with one clear line that repeats no key', (_, given, line) => {
  expect(() => read(given)).toThrow(ConfigError)
  expect(() => read(given)).toThrow(line)
  expect(() => read(given)).toThrow(/^(?!.*(?:geheim|umum))[^\n]+$/)
})
