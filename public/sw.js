// Keeps what a guest has read, for when the network is away or slow. The page that registers this script
// names its build, and so its caches. Members never register it: see src/browser/offline.ts.

const build = new URL(location.href).searchParams.get('build')
const shell = `shell ${build}`
const pages = `pages ${build}`
const files = `files ${build}`
const limits = { [pages]: 60, [files]: 200 }
const patienceMs = 3_000
const offlinePage = '/offline'

const isFile = /^\/(?:assets|cover|cloth|icon)\/|^\/(?:favicon\.svg|plain\.css)$/
const isPassedBy = /^\/(?:v1|files|og|simulator)\//
/** Pages of one person and forms: never kept, whatever their headers say. What was searched for is not either. */
const isPersonal =
  /^\/(?:member|desk|forum|login|logout|register|forgot-password|reset-password|activation|email-change|unsubscribe|receipts|donasi|kontak|search)(?:\/|$)/

/** Files moved to the end of the order since this worker started. */
const touched = new Set()
let isForgetting = false

addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())))

addEventListener('activate', (event) => event.waitUntil(begin()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || isPassedBy.test(pathname)) return
  if (isFile.test(pathname)) event.respondWith(answerFile(event))
  else if (request.mode === 'navigate') event.respondWith(answerPage(event))
})

addEventListener('message', (event) => {
  if (event.data.forget) event.waitUntil(forget())
  else event.waitUntil(keepRead(event.data.read))
})

/** The offline page with all that it names. */
async function keepShell() {
  const cache = await caches.open(shell)
  const html = await (await fetch(offlinePage)).text()
  const named = html.match(/(?<=[" ])\/(?:assets|cover)\/[^"# ]+/g) ?? []
  const addresses = [offlinePage, '/cloth/selvedge.svg', ...named]
  await cache.addAll([...new Set(addresses)])
}

async function begin() {
  const current = [shell, pages, files]
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Somebody has logged in: nothing is kept from now on, and nothing that was. */
async function forget() {
  isForgetting = true
  for (const name of await caches.keys()) await caches.delete(name)
}

/** What was read before this worker saw it, or without a page load. */
async function keepRead(addresses) {
  for (const address of addresses) {
    const { pathname } = new URL(address)
    const kind = isFile.test(pathname) ? files : pages
    if (kind === pages && !mayKeepPage(address)) continue
    const answer = await fetch(address, { priority: 'low' }).catch(() => null)
    if (answer) await keep(kind, address, answer)
  }
}

async function answerFile(event) {
  const { url } = event.request
  const kept = await caches.match(url, { ignoreVary: true })
  if (!kept) {
    const answer = await fetch(event.request)
    event.waitUntil(keep(files, url, answer.clone()))
    return answer
  }
  if (!touched.has(url)) event.waitUntil(moveToEnd(url))
  touched.add(url)
  return kept
}

/** With a copy of its own: one that the page reads as well would be lost with a page that is left meanwhile. */
async function moveToEnd(url) {
  const kept = await caches.match(url, { cacheName: files, ignoreVary: true })
  if (kept) await keep(files, url, kept)
}

/** From the network; what is kept when that fails or, where something is kept, takes too long. */
async function answerPage(event) {
  const { url } = event.request
  const fresh = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))
  const copy = fresh.then((answer) => answer.clone())
  event.waitUntil(copy.then((answer) => mayKeepPage(url) && keep(pages, url, answer)).catch(() => {}))
  const kept = await caches.match(url, { cacheName: pages, ignoreVary: true })
  const answer = fresh.catch(() => null)
  if (!kept) return (await answer) ?? withKeptPages(await caches.match(offlinePage))
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, 'late'))
  const first = await Promise.race([answer, late])
  return first === 'late' || first === null ? withNotice(kept, first === 'late') : first
}

function mayKeepPage(address) {
  const { pathname, searchParams } = new URL(address)
  return !isPersonal.test(pathname) && !searchParams.has('q')
}

/** Keeps an answer that everybody gets alike, as the newest; the oldest go when there are too many. */
async function keep(name, address, answer) {
  const control = answer.headers.get('cache-control') ?? ''
  const isPublic = /\bpublic\b/.test(control) && !/\b(?:private|no-store)\b/.test(control)
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (answer.status !== 200 || answer.redirected || !isPublic || (name === pages) !== isPage) return
  const cache = await caches.open(name)
  if (isForgetting) return
  // Takes the place of the one before in one step, and is the newest then.
  await cache.put(address, answer)
  const known = await cache.keys()
  for (const old of known.slice(0, Math.max(0, known.length - limits[name]))) await cache.delete(old)
}

/** A kept page says that it is one, and of when. */
async function withNotice(kept, isLate) {
  const date = new Date(kept.headers.get('date') ?? Date.now())
  const since = date.toLocaleString('id-ID', { dateStyle: 'long', timeStyle: 'short' })
  const why = isLate ? 'Sambungan lambat' : 'Anda sedang luring'
  const notice = `<p id="kept-copy" role="status">${why}: ini salinan dari ${since}.</p>`
  return edited(kept, (html) => html.replace('<div id="root">', (root) => notice + root))
}

/** The offline page with links to what can be read. It stands at any address, so no script takes it over. */
async function withKeptPages(page) {
  const links = (await listKeptPages()).map(({ href, title }) => `<li><a href="${href}">${title}</a></li>`)
  const list = links.length ? `<h2>Yang sudah Anda baca</h2><ul>${links.join('')}</ul>` : ''
  return edited(page, (html) =>
    html
      .replace(/<script type="application\/json" id="state">.*?<\/script>/s, '')
      .replace(/<div id="kept-pages"[^>]*>/, (place) => place + list),
  )
}

/** Newest first; titles as they stand in the pages, with HTML's escapes. */
async function listKeptPages() {
  const cache = await caches.open(pages)
  const requests = await cache.keys()
  const found = requests.reverse().map(async (request) => {
    const { pathname, search } = new URL(request.url)
    const html = await (await cache.match(request)).text()
    const title = /<title>(.*?)(?: – [^–]*)?<\/title>/s.exec(html)?.[1]
    return { href: (pathname + search).replaceAll('&', '&amp;'), title: title ?? pathname }
  })
  return Promise.all(found)
}

async function edited(page, edit) {
  if (!page) return Response.error()
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const policy = page.headers.get('content-security-policy')
  if (policy) headers['content-security-policy'] = policy
  return new Response(edit(await page.text()), { headers })
}
