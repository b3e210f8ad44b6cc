import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { startTestCluster } from '#test/support/cluster.ts'
import { freePort } from '#test/support/free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running site, without a trailing slash. */
    base: string
    dataDir: string
    sessionSecret: string
  }
}

const sessionSecret = 'a secret of the browser tests, long enough'

/** Starts the built server on a database that the tests can reach too; the demo fills it. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster()
  await cluster.adminQuery('create database site owner jejaring_owner')
  const dataDir = mkdtempSync(join(tmpdir(), 'jejaring-e2e-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [join('dist', 'server', 'server.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.siteUrl('site'),
      DATABASE_OWNER_URL: cluster.ownerUrl('site'),
      SESSION_SECRET: sessionSecret,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(base, server)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('base', base)
  project.provide('dataDir', dataDir)
  project.provide('sessionSecret', sessionSecret)
  project.provide('siteUrl', cluster.siteUrl('site'))
  return stop
}

async function untilReady(base: string, server: ChildProcess) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the built server ended with ${server.exitCode}`)
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
}
