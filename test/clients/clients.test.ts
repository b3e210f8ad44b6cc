import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNews } from '#src/features/news/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { type Asked, caller, type Heard } from './caller.ts'

const run = promisify(execFile)
const tool = (name: string) => resolve('node_modules/.bin', name)

const { app, open, write } = await freshApp()
const folder = mkdtempSync(join(tmpdir(), 'jejaring-clients-'))
const server = createServer(getRequestListener((request) => app.fetch(request))).listen(0, '127.0.0.1')
await once(server, 'listening')
const base = `http://127.0.0.1:${(server.address() as { port: number }).port}`
afterAll(() => {
  server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Usual compiler options of TypeScript clients, without our own strictness. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: true,
  allowImportingTsExtensions: true,
}

/** Orval uses the server's address of the document only if configured. */
const orvalConfig = `export default { jejaring: {
  input: './openapi.json',
  output: { target: './orval.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
} }`

const generators = {
  codegen: ['openapi', '--input', 'openapi.json', '--output', 'codegen', '--client', 'fetch', '--useOptions'],
  oazapfts: ['oazapfts', 'openapi.json', 'oazapfts.ts'],
  orval: ['orval', '--config', 'orval.config.mjs'],
}

type Caller = { callers: Record<string, (asked: Asked) => Promise<Heard>> }

beforeAll(async () => {
  const document = (await (await open('/v1/openapi.json')).json()) as object
  // The same document, as this server would answer it.
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify({ ...document, servers: [{ url: base }] }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'caller.ts'), caller)
  writeFileSync(join(folder, 'orval.config.mjs'), orvalConfig)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [name, ...given] of Object.values(generators))
    await run(process.execPath, [tool(name!), ...given], { cwd: folder })
})

test('clients of three generators: they compile together with what calls them', async () => {
  const { stdout } = await run(process.execPath, [tool('tsc'), '-p', folder, '--checkers', '1'])
  expect(stdout).toBe('')
})

test.each(Object.keys(generators))(
  '%s: its client reads lists and items, and gets the reason for a refused call',
  async (name) => {
    const slug = `kabar-${name}`
    await makeNews(write, { title: `Kabar ${name}`, slug })
    const { callers } = (await import(/* @vite-ignore */ join(folder, 'caller.ts'))) as Caller
    const heard = await callers[name]!({ base, key: 'test-key', slug })
    expect(heard).toEqual({
      titles: [`Kabar ${name}`],
      title: `Kabar ${name}`,
      refused: { code: 400, fields: ['page'] },
      withoutKey: 401,
    })
  },
)
