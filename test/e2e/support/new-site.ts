import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import serverProcess from '#bin/server-process.json' with { type: 'json' }
import { startMailServer } from '#test/drills/support/mail-server.ts'
import { launchSite } from './launch-site.ts'

/** Registers what undoes a step once the test is over. */
type OnEnd = (undo: () => Promise<void>) => void

/**
 * A production site as an operator has it after installing: an empty folder, another for what must outlive it, TLS
 * before it, and a mail server that keeps what it is given.
 * @returns `command` runs an npm command beside it; `letterTo` waits for the text of a mail by its subject
 */
export async function openNewSite(onEnd: OnEnd) {
  const mail = await startMailServer()
  onEnd(mail.close)
  const front = await startFront(onEnd)
  const kept = mkdtempSync(join(tmpdir(), 'jejaring-e2e-kept-'))
  onEnd(async () => rmSync(kept, { recursive: true, force: true }))
  const site = await launchSite({
    NODE_ENV: 'production',
    PUBLIC_URL: front.origin,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Jejaring <situs@jaringan.example>',
    METRICS_TOKEN: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    BACKUP_DIR: kept,
    ERASURES_DIR: kept,
  })
  onEnd(site.stop)
  front.leadTo(site.base)
  const runs = promisify(execFile)
  return {
    origin: front.origin,
    async command(...words: string[]) {
      const { stdout } = await runs(process.execPath, [...serverProcess.args, ...words], { env: site.env })
      return stdout
    },
    async letterTo(address: string, subject: string) {
      const find = () =>
        mail.letters.findLast(({ to, ...letter }) => to === address && letter.subject === subject)
      await expect.poll(find).toBeDefined()
      return find()!.text
    },
  }
}

/** Listens with TLS by a certificate of its own, and hands on to a site that is named later. */
async function startFront(onEnd: OnEnd) {
  let site = ''
  const server = createServer(selfSigned(), (incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming
    const onward = request(site + url, {
      method,
      headers: { ...headers, 'x-forwarded-proto': 'https' },
    })
    onward.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://127.0.0.1:${port}`,
    leadTo(base: string) {
      site = base
    },
  }
}

function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-tls-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}
