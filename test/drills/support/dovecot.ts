import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import { clusterUser } from '#src/platform/postgres/cluster-user.ts'
import type { Drill } from './drill.ts'
import { pathOf } from './packages.ts'
import { freePort } from './site.ts'

const PASSWORD = 'rahasia-latihan'
/** Timeout for hangs only: slow machines are waited for. */
const HANG_MS = 300_000

export type Dovecot = Awaited<ReturnType<typeof startDovecot>>

/** Starts Dovecot as a user without rights, with one mailbox in a folder of its own. */
export async function startDovecot({ atEnd }: Pick<Drill, 'atEnd'>) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-dovecot-'))
  const forget = removeOnExit(folder)
  const user = clusterUser(folder)
  const own = (path: string) => {
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid!)
  }
  own(folder)
  const port = await freePort()
  writeFileSync(join(folder, 'dovecot.conf'), configuration(folder, port, user))
  for (const name of ['mail', 'mail/new', 'mail/cur', 'mail/tmp']) {
    mkdirSync(join(folder, name))
    own(join(folder, name))
  }
  let child: ChildProcess
  let delivered = 0
  const server = {
    url: `imap://laporan:${PASSWORD}@127.0.0.1:${port}`,
    /** Puts a message into the inbox. */
    deliver(raw: string) {
      delivered += 1
      const file = join(folder, 'mail/new', `${1_700_000_000 + delivered}.M${delivered}.latihan`)
      writeFileSync(file, raw)
      own(file)
    },
    /** Number of messages in a folder of the mailbox. @param name as Maildir++ has it; empty for the inbox */
    count: (name: string) => globSync(join(folder, 'mail', name, '{new,cur}/*')).length,
    async start() {
      const options = ['-F', '-c', join(folder, 'dovecot.conf')]
      // A group of its own, so that the processes of the connections die with it.
      child = spawn(pathOf('dovecot')!, options, { ...user, cwd: folder, stdio: 'ignore', detached: true })
      endWithParent(child)
      const giveUpAt = performance.now() + HANG_MS
      while (!(await listens(port))) {
        if (child.exitCode !== null) throw new Error(`Dovecot ended by itself: see ${folder}/log`)
        if (performance.now() > giveUpAt) throw new Error('Dovecot did not answer within five minutes')
        await sleep(50)
      }
    },
    /** Ends it at once, with all its connections. */
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      process.kill(-child.pid!, 'SIGKILL')
      await exited
    },
  }
  await server.start()
  atEnd(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
    forget()
  })
  return server
}

const idOf = (kind: '-un' | '-gn', uid: number | undefined) =>
  execFileSync('id', [kind, ...(uid === undefined ? [] : [String(uid)])], { encoding: 'utf8' }).trim()

function configuration(folder: string, port: number, { uid }: { uid?: number }) {
  const [name, group] = [idOf('-un', uid), idOf('-gn', uid)]
  const own = ['imap-login', 'anvil', 'stats'].map((service) => `service ${service} {\n  chroot =\n}`)
  return `protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
default_internal_user = ${name}
default_internal_group = ${group}
default_login_user = ${name}
listen = 127.0.0.1
ssl = no
mail_location = maildir:${folder}/mail
first_valid_uid = 1
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${name} gid=${group} home=${folder}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${own.join('\n')}
`
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
