import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import serverProcess from '#bin/server-process.json' with { type: 'json' }
import { freePort } from '#test/drills/support/site.ts'

export const sessionSecret = 'a secret of the browser tests, long enough'

/** Starts the built server on an empty database, which it migrates and fills with the demo. */
export async function launchSite({ siteUrl, ownerUrl }: { siteUrl: string; ownerUrl: string }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jejaring-e2e-'))
  const forget = removeOnExit(dataDir)
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, serverProcess.args, {
    env: {
      PATH: process.env.PATH,
      ...serverProcess.env,
      PORT: String(port),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      DATABASE_URL: siteUrl,
      DATABASE_OWNER_URL: ownerUrl,
      SESSION_SECRET: sessionSecret,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
    },
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
  return { base, dataDir, stop }
}

async function untilReady(base: string, server: ChildProcess) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the built server ended with ${server.exitCode}`)
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
}
