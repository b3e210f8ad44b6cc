import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import type { Drill } from './drill.ts'
import { pathOf } from './packages.ts'
import { freePort } from './site.ts'

export const POSTFIX_COMMANDS = ['postfix']
const HANG_MS = 60_000

const idOf = (kind: '-u' | '-g', user: string) =>
  Number(execFileSync('id', [kind, user], { encoding: 'utf8' }))

/** Postfix's services that this server needs, each as `master.cf` has it. */
const services = (port: number) => `
127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
virtual unix - n n - - virtual
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
error unix - - n - - error
retry unix - - n - - error
postlog unix-dgram n - n - 1 postlogd
`

/**
 * Starts Debian's Postfix with a configuration of its own: it takes mail for these addresses of `contoh.example` alone and
 * delivers each into a folder.
 */
export async function startPostfix(drill: Pick<Drill, 'atEnd'>, known: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-postfix-'))
  const forget = removeOnExit(folder)
  chmodSync(folder, 0o755)
  const [uid, gid] = [idOf('-u', 'postfix'), idOf('-g', 'postfix')]
  const at = (name: string) => join(folder, name)
  for (const name of ['etc', 'queue', 'data', 'mail']) mkdirSync(at(name))
  for (const name of ['data', 'mail']) chownSync(at(name), uid, gid)
  const port = await freePort()
  writeFileSync(at('etc/known'), known.map((address) => `${address} ${address}/\n`).join(''))
  writeFileSync(at('etc/master.cf'), services(port))
  writeFileSync(
    at('etc/main.cf'),
    `compatibility_level = 3.6
queue_directory = ${at('queue')}
data_directory = ${at('data')}
myhostname = surat.contoh.example
mydestination =
inet_interfaces = loopback-only
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_peername_lookup = no
virtual_mailbox_domains = contoh.example
virtual_mailbox_base = ${at('mail')}
virtual_mailbox_maps = texthash:${at('etc/known')}
virtual_minimum_uid = 1
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
alias_maps =
local_recipient_maps =
alias_database =
maillog_file = ${at('log')}
maillog_file_prefixes = ${folder}
`,
  )
  const child = endWithParent(spawn(pathOf('postfix')!, ['-c', at('etc'), 'start-fg'], { stdio: 'ignore' }))
  const log = () => (existsSync(at('log')) ? readFileSync(at('log'), 'utf8') : '')
  drill.atEnd(async () => {
    spawnSync(pathOf('postfix')!, ['-c', at('etc'), 'stop'])
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    forget()
  })
  const giveUpAt = performance.now() + HANG_MS
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > giveUpAt)
      throw new Error(`Postfix did not start: ${log()}`)
    await sleep(100)
  }
  return {
    port,
    /** Delivered letters as they lie in the mailboxes, by address. */
    delivered: () =>
      Map.groupBy(
        globSync(at('mail/*/new/*')).map((file) => ({
          to: file.slice(at('mail/').length).split('/')[0]!,
          raw: readFileSync(file, 'utf8'),
        })),
        ({ to }) => to,
      ),
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
