import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import type { Drill } from './drill.ts'
import { machinesOf, makeCertificate, untilReached } from './haproxy.ts'
import { fillIn, pathOf } from './packages.ts'
import { freePort, type Site } from './site.ts'

export const NGINX_COMMANDS = ['nginx', 'openssl']

/** Starts nginx by the file of `deploy/three-machines` in front of up to three sites, as `startHaproxy` does. */
export async function startNginx(drill: Pick<Drill, 'atEnd'>, sites: readonly Site[]) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-nginx-'))
  const forget = removeOnExit(folder)
  const certificate = makeCertificate(folder)
  const [plain, secure] = [await freePort(), await freePort()]
  const config = fillIn('nginx.conf', {
    'listen 80': `listen 127.0.0.1:${plain}`,
    'listen 443': `listen 127.0.0.1:${secure}`,
    '/etc/nginx/situs.example.pem': certificate,
    '/etc/nginx/situs.example.key': certificate,
    ...machinesOf(sites),
  })
  writeFileSync(join(folder, 'nginx.conf'), inFolder(folder, config))
  const child = endWithParent(
    spawn(pathOf('nginx')!, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
      stdio: 'ignore',
    }),
  )
  drill.atEnd(async () => {
    child.kill()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    forget()
  })
  return untilReached(`https://127.0.0.1:${secure}`, () =>
    child.exitCode === null
      ? null
      : `nginx ended by itself: ${readFileSync(join(folder, 'error.log'), 'utf8')}`,
  )
}

/** The main file that Debian brings, with all paths in one folder. */
const inFolder = (folder: string, site: string) => `
  daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  worker_processes 2;
  pid ${folder}/pid;
  events {}
  http {
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
    ${site}
  }`
