import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { endWithParent, removeOnExit } from './end-with-parent.mjs'
import { print } from './project.mjs'
import serverProcess from './server-process.json' with { type: 'json' }

const folder = 'docs/panduan/gambar'
const window = { width: 1280, height: 800 }
const WAIT_MS = 120_000
const password = 'demo-jejaring-2026'

/** The pictures: who looks, at which page, and which of its links to follow, to the page that is shown or one below it. */
const pictures = {
  'meja-kerja': { as: 'staf', at: '/desk' },
  cari: { as: 'staf', at: '/desk/search?q=air' },
  menulis: { as: 'staf', at: '/desk/blog', follow: /^\/desk\/blog\/\d+$/ },
  halaman: { as: 'staf', at: '/desk/pages' },
  buletin: { as: 'staf', at: '/desk/mailings', follow: /^\/desk\/mailings\/\d+$/, below: '/preview' },
  acara: { as: 'staf', at: '/desk/events?q=hujan', follow: /^\/desk\/events\/\d+$/ },
  peserta: {
    as: 'staf',
    at: '/desk/events?q=hujan',
    follow: /^\/desk\/events\/\d+$/,
    below: '/registrations',
  },
  tinjauan: { as: 'moderator', at: '/desk/news' },
  'satu-tinjauan': { as: 'moderator', at: '/desk/news', follow: /^\/desk\/news\/\d+$/ },
  forum: { as: 'moderator', at: '/desk/forum' },
  pesan: { as: 'staf', at: '/desk/messages?to=secretariat' },
  menu: { as: 'staf', at: '/desk/menu' },
  pengaturan: { as: 'admin', at: '/desk/settings' },
  'logo-dan-warna': { as: 'admin', at: '/desk/brand' },
  'surat-keluar': { as: 'admin', at: '/desk/mail' },
  orang: { as: 'staf', at: '/desk/people' },
  'satu-orang': { as: 'staf', at: '/desk/people?q=Taneo', follow: /^\/desk\/people\/\d+$/ },
  riwayat: { as: 'staf', at: '/desk/people?q=Taneo', follow: /^\/desk\/people\/\d+$/, below: '/timeline' },
  pelanggan: { as: 'staf', at: '/desk/subscribers', follow: /^\/desk\/subscribers\/\d+$/ },
  privasi: { as: 'admin', at: '/desk/privacy' },
  anggota: { as: 'pic', at: '/desk/members' },
  'halaman-lembaga': { as: 'pic', at: '/desk/institution' },
  'meja-region': { as: 'region', at: '/desk' },
  region: { as: 'staf', at: '/desk/regions', follow: /^\/desk\/regions\/\d+$/ },
  'buku-donasi': { as: 'staf', at: '/desk/giving' },
  'satu-donasi': { as: 'staf', at: '/desk/giving', follow: /^\/desk\/giving\/JKL-/ },
  mutasi: { as: 'staf', at: '/desk/giving/transfers/statement' },
  kampanye: { as: 'staf', at: '/desk/giving/campaigns' },
}

const wanted = process.argv.slice(2)
const names = Object.keys(pictures).filter((name) => !wanted.length || wanted.includes(name))
const failed = await takeAll(names)
if (!wanted.length) removeOthers()
print(`${names.length - failed.length} pictures in ${folder}, ${sizeOf(folder)} KB in all`)
for (const reason of failed) print(reason)
process.exit(failed.length ? 1 : 0)

/** Takes the pictures of a fresh demo. @returns a sentence for each that could not be taken; its old file stays */
async function takeAll(names) {
  mkdirSync(folder, { recursive: true })
  const site = await startDemo()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--hide-scrollbars', '--force-color-profile=srgb'],
  })
  const failed = []
  const visitors = new Map()
  try {
    for (const name of names) {
      const { as } = pictures[name]
      if (!visitors.has(as)) visitors.set(as, await logIn(browser, site.base, as))
      await take(visitors.get(as), name).catch((error) => failed.push(`${name}: ${error.message}`))
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return failed
}

async function logIn(browser, baseURL, account) {
  const context = await browser.newContext({
    baseURL,
    viewport: window,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  await page.goto('/login')
  await settled(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${account}@jkl.example`)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: /^Login/ }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  return page
}

async function take(page, name) {
  const { at, follow, below = '' } = pictures[name]
  await open(page, at)
  if (follow) await open(page, (await firstLink(page, follow)) + below)
  const shot = await page.screenshot({ caret: 'hide', animations: 'disabled' })
  await sharp(shot)
    .resize(960)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}

async function open(page, address) {
  const answer = await page.goto(address)
  if (answer.status() !== 200) throw new Error(`${address} answered ${answer.status()}`)
  await settled(page)
}

/** The first link in the page's own part that leads to such an address. */
async function firstLink(page, pattern) {
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const found = links.find((href) => pattern.test(href))
  if (!found) throw new Error(`no link to ${pattern} at ${page.url()}`)
  return found
}

/** Waits until script runs, fonts and pictures in sight are there, and nothing is being loaded. */
async function settled(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((name) =>
      name.startsWith('__reactProps'),
    ),
  )
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.loading === 'lazy' || image.complete),
  )
}

/** Starts the built site with its demo on free ports and a database of its own. */
async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'jejaring-panduan-'))
  // As root, PostgreSQL runs as another user, who must pass.
  chmodSync(dataDir, 0o711)
  const forget = removeOnExit(dataDir)
  const [port, simulator] = await Promise.all([freePort(), freePort()])
  const base = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, serverProcess.args, {
    env: {
      PATH: process.env.PATH,
      ...serverProcess.env,
      PORT: String(port),
      SIMULATOR_PORT: String(simulator),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endWithParent(server)
  print('Starting a demo …')
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
    forget()
  }
  try {
    await untilReady(base, server)
    return { base, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilReady(base, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the demo ended with ${server.exitCode}`)
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/** Removes pictures that are no longer taken. */
function removeOthers() {
  for (const file of readdirSync(folder))
    if (!Object.hasOwn(pictures, file.replace(/\.webp$/, ''))) rmSync(join(folder, file))
}

function sizeOf(path) {
  const bytes = readdirSync(path).reduce((sum, file) => sum + readFileSync(join(path, file)).length, 0)
  return Math.round(bytes / 1024)
}
