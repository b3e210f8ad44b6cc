import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLAMD } from './clamd-program.ts'
import { eventually } from './eventually.ts'

/** Text matched by the only signature of the test's own database. */
export const HARMFUL = 'kenari-berbahaya-7f3a'

/** Starts a daemon with its own database of one signature. */
export async function startClamd() {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-clamd-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'db'))
  const signature = `Uji.Kenari:0:*:${Buffer.from(HARMFUL).toString('hex')}\n`
  writeFileSync(join(folder, 'db', 'uji.ndb'), signature)
  const socket = join(folder, 'clamd.ctl')
  const settings = [`LocalSocket ${socket}`, `DatabaseDirectory ${join(folder, 'db')}`, 'Foreground yes']
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(CLAMD, [`--config-file=${join(folder, 'clamd.conf')}`], { stdio: 'ignore' })
  await eventually(() => answers(socket, child))
  return {
    url: `unix://${socket}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

async function answers(socket: string, child: ChildProcess) {
  if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`)
  await new Promise<void>((resolve, reject) => {
    const probe = connect(socket, () => {
      probe.destroy()
      resolve()
    }).once('error', reject)
  })
}
