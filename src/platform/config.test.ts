import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'jejaring-config-'))
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
    readConfig({ PORT: '99999', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://secret@host', DATA_DIR: folder() })
  expect(read).toThrow(/^PORT=99999: .*65535/m)
  expect(read).toThrow(/^LOG_LEVEL=loud: .*"silent"/m)
  expect(read).toThrow(/^DATABASE_URL=\*\*\*: must start with postgres/m)
  expect(read).not.toThrow(/secret/)
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

test('a secret that was never written to its end is made again', () => {
  const dir = folder()
  writeFileSync(join(dir, 'session-secret'), '')
  expect(readConfig({ DATA_DIR: dir }).sessionSecret).toHaveLength(64)
})

test('a secret comes from a file, or is made once and kept for this user alone', () => {
  const dir = folder()
  const made = readConfig({ DATA_DIR: dir }).sessionSecret
  expect(readConfig({ DATA_DIR: dir }).sessionSecret).toBe(made)
  expect(statSync(join(dir, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dir, 'session-secret'), 'utf8')).toHaveLength(64)
  const file = join(dir, 'given')
  writeFileSync(file, `${'s'.repeat(40)}\n`)
  expect(readConfig({ DATA_DIR: dir, SESSION_SECRET_FILE: file }).sessionSecret).toBe('s'.repeat(40))
  expect(() => readConfig({ DATA_DIR: dir, SESSION_SECRET_FILE: '/none' })).toThrow(
    'SESSION_SECRET_FILE=/none: no such file',
  )
})
