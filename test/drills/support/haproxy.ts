import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import type { Drill } from './drill.ts'
import { fillIn, pathOf } from './packages.ts'
import { statusOf } from './probe.ts'
import { freePort, type Site } from './site.ts'
import { untilAnswered } from './until-answered.ts'

export const HAPROXY_COMMANDS = ['haproxy', 'openssl']
const MACHINES = ['10.0.0.1:3000', '10.0.0.2:3000', '10.0.0.3:3000']
/** Nobody listens there: a machine that is down. */
const DOWN = '127.0.0.1:1'

/** The machines of the worked files, and the addresses of up to three sites. */
export const machinesOf = (sites: readonly Site[]): Record<string, string> =>
  Object.fromEntries(MACHINES.map((address, at) => [address, sites[at]?.base.replace('http://', '') ?? DOWN]))

/**
 * Starts HAProxy by the file of `deploy/three-machines` in front of up to three sites, and waits until it reaches them.
 * Its certificate is made here and trusted by this process alone.
 */
export async function startHaproxy(drill: Pick<Drill, 'atEnd'>, sites: readonly Site[]) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-haproxy-'))
  const forget = removeOnExit(folder)
  const certificate = makeCertificate(folder)
  const [plain, secure] = [await freePort(), await freePort()]
  const config = fillIn('haproxy.cfg', {
    'bind :80': `bind 127.0.0.1:${plain}`,
    'bind :443': `bind 127.0.0.1:${secure}`,
    '/etc/haproxy/situs.example.pem': certificate,
    '  user haproxy\n  group haproxy\n': '',
    ...machinesOf(sites),
  })
  writeFileSync(join(folder, 'haproxy.cfg'), config)
  const child = endWithParent(
    spawn(pathOf('haproxy')!, ['-db', '-f', join(folder, 'haproxy.cfg')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
  let complaint = ''
  child.stderr!.on('data', (text) => (complaint += text))
  drill.atEnd(async () => {
    child.kill()
    await rm(folder, { recursive: true, force: true })
    forget()
  })
  return untilReached(`https://127.0.0.1:${secure}`, () =>
    child.exitCode === null ? null : `HAProxy ended by itself: ${complaint}`,
  )
}

/** Waits until a balancer reaches a site. @param whyGone says why it never will; null while it runs */
export async function untilReached(base: string, whyGone: () => string | null) {
  const answer = await untilAnswered(async () => {
    const why = whyGone()
    if (why) throw new Error(why)
    return (await statusOf(`${base}/healthz`)).status === 200 || null
  })
  if (!answer) throw new Error('the balancer did not reach a site within ten minutes')
  return { base }
}

/** Makes a certificate for 127.0.0.1 that this process alone trusts. @returns the file with both halves */
export function makeCertificate(folder: string): string {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  const names = ['-subj', '/CN=situs.example', '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2']
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  setDefaultCACertificates([readFileSync(certificate, 'utf8')])
  return both
}
