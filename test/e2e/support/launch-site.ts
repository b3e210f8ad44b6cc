import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import serverProcess from '#bin/server-process.json' with { type: 'json' }
import { freePort } from '#test/drills/support/site.ts'

export const sessionSecret = 'a secret of the browser tests, long enough'

/**
 * Starts the built server in an empty folder. It makes its database there, or migrates the empty one that the settings
 * name, and fills it with the demo unless they say production.
 */
export async function launchSite(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jejaring-e2e-'))
  // The account of its own that PostgreSQL gets enters the folder.
  chmodSync(dataDir, 0o711)
  const forget = removeOnExit(dataDir)
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    ...serverProcess.env,
    PORT: String(port),
    PUBLIC_URL: base,
    DATA_DIR: dataDir,
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  }
  const server = spawn(process.execPath, serverProcess.args, {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endWithParent(server)
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
    forget()
  }
  try {
    await untilReady(base, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { base, dataDir, env, stop }
}

async function untilReady(base: string, server: ChildProcess) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the built server ended with ${server.exitCode}`)
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
}
