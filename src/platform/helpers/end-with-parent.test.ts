import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { endWithParent } from '#bin/end-with-parent.mjs'
import { eventually } from '#test/support/eventually.ts'
import { exists } from '../postgres/processes.ts'

const parent = fileURLToPath(new URL('../../../test/support/parent-of-all.ts', import.meta.url))
/** A port without a listener, so a command that needs it waits. */
const NOWHERE = 'postgres://site:secret@127.0.0.1:1/nowhere'

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

test.runIf(process.platform === 'linux')(
  'endWithParent: worker, helper and command end when the process that started them is killed',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'jejaring-parent-'))
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      DATABASE_URL: NOWHERE,
      DATABASE_OWNER_URL: NOWHERE,
    }
    const started = fork(parent, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    endWithParent(started)
    const end = once(started, 'exit').then(() =>
      Promise.reject(new Error('it ended before its children served')),
    )
    end.catch(() => {})
    await Promise.race([once(started, 'message'), end])
    // The command reads its configuration, and so writes its secret, before it waits.
    await eventually(() => expect(existsSync(join(dataDir, 'session-secret'))).toBe(true))
    const pids = childrenOf(started.pid!)
    expect(pids.filter(exists)).toHaveLength(3)
    onTestFinished(() => {
      for (const pid of pids.filter(exists)) process.kill(pid, 'SIGKILL')
    })
    started.kill('SIGKILL')
    await eventually(() => expect(pids.filter(exists)).toEqual([]))
  },
)
