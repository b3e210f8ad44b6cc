import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const parent = mkdtempSync(join(tmpdir(), 'jejaring-config-'))
afterAll(() => rmSync(parent, { recursive: true }))
const folder = () => mkdtempSync(join(parent, 'data-'))
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://jkl.example', API_KEYS: 'a, b' }

test('without anything it is a demo on port 3000', () => {
  const config = readConfig({ DATA_DIR: folder() })
  expect(config).toMatchObject({
    isProduction: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    apiKeys: ['jkl-public-web'],
  })
})

test('each wrong value is one line with its name, the value and what is allowed', () => {
  const read = () =>
    readConfig({
      PORT: '99999',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://secret@host',
      DATABASE_READ_URL: 'postgres://site:secret@one,two/jejaring',
      DATA_DIR: folder(),
    })
  expect(read).toThrow(/^PORT=99999: .*65535/m)
  expect(read).toThrow(/^LOG_LEVEL=loud: must be one of silent, error/m)
  expect(read).toThrow(/^DATABASE_URL=\*\*\*: must start with postgres/m)
  expect(read).toThrow(/^DATABASE_READ_URL=\*\*\*: must start with postgres:.* one server/m)
  expect(read).not.toThrow(/secret/)
})

test('readConfig: several database servers are kept in a form that URL reads, or told how to be written', () => {
  const read = (servers: string) =>
    readConfig({ DATABASE_URL: `postgres://site:secret@${servers}`, DATA_DIR: folder() }).databaseUrl
  expect(new URL(read('one,two:5433/site')!).searchParams.get('host')).toBe('one,two')
  for (const servers of ['one,two/site?target_session_attrs=any', '/site?host=one,two&port=x'])
    expect(() => read(servers)).toThrow(/^DATABASE_URL=\*\*\*: several servers look like postgres:/)
})

test.each(['one/site?host=one,two', '/site?host=one,two', 'one,two/site'])(
  'readConfig: DATABASE_READ_URL names one server, not those of %s',
  (servers) => {
    const env = {
      DATABASE_URL: 'postgres://one/site',
      DATABASE_READ_URL: `postgres://site:secret@${servers}`,
    }
    expect(() => readConfig({ ...env, DATA_DIR: folder() })).toThrow(
      /^DATABASE_READ_URL=\*\*\*: must start with postgres:.* one server$/,
    )
  },
)

test('readConfig: an invalid number, address, range or key list is told what is allowed', () => {
  const read = () =>
    readConfig({
      PORT: 'abc',
      PUBLIC_URL: 'x',
      TRUST_PROXY: '10.0.0.0/8, true',
      API_KEYS: ',',
      BACKUP_KEEP: '-1.5',
    })
  expect(read).toThrow(
    new ConfigError(
      [
        'PORT=abc: must be a whole number from 0 to 65535',
        'PUBLIC_URL=x: must be an address such as https://jkl.example',
        'API_KEYS=,: must name a key',
        'TRUST_PROXY=10.0.0.0/8, true: must be addresses or ranges of proxies with commas between them, e.g. 10.0.0.0/8',
        'BACKUP_KEEP=-1.5: must be a whole number from 0 to 1000',
      ].join('\n'),
    ),
  )
  for (const range of ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
    expect(readConfig({ TRUST_PROXY: range, DATA_DIR: folder() }).trustProxy).toEqual([range])
  for (const range of ['10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', 'proxy.example'])
    expect(() => readConfig({ TRUST_PROXY: range })).toThrow('TRUST_PROXY')
})

test('all that does not go together is said at once', () => {
  const read = () =>
    readConfig({ ...production, PUBLIC_URL: '', CAPTCHA_SECRET: 'x', MIDTRANS_ENVIRONMENT: 'sandbox' })
  expect(read).toThrow(/^PUBLIC_URL is missing.*\nCAPTCHA_PROVIDER.*\nMIDTRANS_ENVIRONMENT/)
})

test('production names its public address; its key is made once when none is given', () => {
  expect(() => readConfig({ ...production, PUBLIC_URL: undefined })).toThrow('PUBLIC_URL is missing')
  const unnamed = { ...production, API_KEYS: '', DATA_DIR: folder() }
  const [key] = readConfig(unnamed).apiKeys
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(readConfig(unnamed).apiKeys).toEqual([key])
  expect(readConfig({ ...production, DATA_DIR: folder() })).toMatchObject({
    isProduction: true,
    apiKeys: ['a', 'b'],
  })
})

test('a captcha of another service needs both of its keys, our own takes none', () => {
  const read = (given: Record<string, string>) => readConfig({ DATA_DIR: folder(), ...given }).captcha
  const keys = { CAPTCHA_SITE_KEY: 'public', CAPTCHA_SECRET: 'hidden' }
  expect(read({})).toMatchObject({ provider: 'altcha' })
  expect(read({ CAPTCHA_PROVIDER: 'turnstile', ...keys })).toMatchObject({
    provider: 'turnstile',
    siteKey: 'public',
    secret: 'hidden',
    verify: { url: expect.stringMatching(/^https:/), patienceMs: 5_000 },
  })
  const wrong: Record<string, string>[] = [
    keys,
    { CAPTCHA_SECRET: 'hidden' },
    { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SECRET: 'hidden' },
    { CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SITE_KEY: 'public' },
    { CAPTCHA_PROVIDER: 'smallcaptcha', ...keys },
  ]
  for (const given of wrong) {
    expect(() => read(given)).toThrow(/^(?!.*hidden)[^\n]*CAPTCHA_[^\n]+$/)
    expect(() => read(given)).toThrow(ConfigError)
  }
})

test('a secret that was never written to its end is made again', () => {
  const dir = folder()
  writeFileSync(join(dir, 'session-secret'), '')
  expect(readConfig({ DATA_DIR: dir }).sessionSecret).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
})

test('a secret comes from a file, or is made once and kept for this user alone', () => {
  const dir = folder()
  const made = readConfig({ DATA_DIR: dir }).sessionSecret
  expect(readConfig({ DATA_DIR: dir }).sessionSecret).toEqual(made)
  expect(statSync(join(dir, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dir, 'session-secret'), 'utf8')).toHaveLength(64)
  const file = join(dir, 'given')
  writeFileSync(file, `${'s'.repeat(40)}\n`)
  expect(readConfig({ DATA_DIR: dir, SESSION_SECRET_FILE: file }).sessionSecret).toEqual(['s'.repeat(40)])
  expect(() => readConfig({ DATA_DIR: dir, SESSION_SECRET_FILE: '/none' })).toThrow(
    'SESSION_SECRET_FILE=/none: no such file',
  )
})

test('SESSION_SECRET: a list is read from the variable, its file and DATA_DIR; one that is too short stops the start', () => {
  const dir = folder()
  const [now, before] = ['n'.repeat(40), 'b'.repeat(32)]
  const read = (given: Record<string, string>) => readConfig({ DATA_DIR: dir, ...given }).sessionSecret
  expect(read({ SESSION_SECRET: `${now},${before}` })).toEqual([now, before])
  const file = join(dir, 'list')
  writeFileSync(file, `${now}\n${before}\n`)
  expect(read({ SESSION_SECRET_FILE: file })).toEqual([now, before])
  writeFileSync(join(dir, 'session-secret'), `${now}\n${before}\n`)
  expect(read({})).toEqual([now, before])
  expect(() => read({ SESSION_SECRET: `${now},rahasia` })).toThrow(
    'SESSION_SECRET=***: each secret must have at least 32 characters; commas or line ends divide several',
  )
  writeFileSync(join(dir, 'session-secret'), 'rahasia')
  expect(() => read({})).toThrow(ConfigError)
})

test('files lie in S3 when an address of a bucket is given, which is never repeated', () => {
  const given = { ...production, DATA_DIR: folder() }
  expect(readConfig(given).bucket).toBeNull()
  expect(readConfig({ ...given, FILES_URL: 's3://AK:geheim@s3.example/berkas' }).bucket).toMatchObject({
    endpoint: 'https://s3.example',
    name: 'berkas',
  })
  const wrong = () => readConfig({ ...given, FILES_URL: 'https://AK:geheim@s3.example/berkas' })
  expect(wrong).toThrow('FILES_URL=***: must look like s3://')
})

test('the journal of erasures lies in the data folder, or where it is told to', () => {
  const [data, elsewhere] = [folder(), folder()]
  expect(readConfig({ DATA_DIR: data }).erasuresDir).toBe(data)
  expect(readConfig({ DATA_DIR: data, ERASURES_DIR: elsewhere }).erasuresDir).toBe(elsewhere)
})
