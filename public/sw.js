// Keeps what a guest has read, for when the network is away or slow. The page that registers this script
// names its build, and so its caches. Members never register it: see src/browser/offline.ts.

const build = new URL(location.href).searchParams.get('build')
const shell = `shell ${build}`
const pages = `pages ${build}`
const pictures = `pictures ${build}`
const limits = { [pages]: 60, [pictures]: 200 }
const patienceMs = 3_000
const offlinePage = '/offline'
/** Words of this script, by the beginning of addresses in a language. */
const words = {
  '': {
    locale: 'id-ID',
    slow: 'Sambungan lambat',
    offline: 'Anda sedang luring',
    copyOf: (why, since) => `${why}: ini salinan dari ${since}.`,
    read: 'Yang sudah Anda baca',
  },
  '/en': {
    locale: 'en-GB',
    slow: 'The connection is slow',
    offline: 'You are offline',
    copyOf: (why, since) => `${why}: this is a copy of ${since}.`,
    read: 'What you have read',
  },
}
/** Beginning of an address in a further language, else nothing. */
const prefixOf = (address) => {
  const [, first] = new URL(address, location).pathname.split('/')
  return `/${first}` in words ? `/${first}` : ''
}

const isPartOfShell = /^\/(?:assets|cloth|icon)\/|^\/(?:favicon\.svg|plain\.css)$/
const isPicture = /^\/cover\//
const isPassedBy = /^\/(?:v1|files|og|simulator)\//
/** Pages of one person and forms: never kept, whatever their headers say. What was searched for is not either. */
const isPersonal =
  /^(?:\/[a-z]{2,3})?\/(?:member|desk|forum|login|logout|register|forgot-password|reset-password|activation|email-change|unsubscribe|receipts|donasi|kontak|search)(?:\/|$)/

let isForgetting = false

addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())))

addEventListener('activate', (event) => event.waitUntil(begin()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || isPassedBy.test(pathname)) return
  if (cacheOfFile(pathname)) event.respondWith(answerFile(event))
  else if (request.mode === 'navigate') event.respondWith(answerPage(event))
})

addEventListener('message', (event) => {
  if (event.data.forget) event.waitUntil(forget())
  else event.waitUntil(keepRead(event.data))
})

/** Scripts, styles and ornaments are few and of one build, so all that come are kept; pictures are many. */
const cacheOfFile = (pathname) =>
  isPartOfShell.test(pathname) ? shell : isPicture.test(pathname) ? pictures : undefined

const keepShell = () => keepOfflinePage('')

/** The offline page of a language with all that it names. */
async function keepOfflinePage(prefix) {
  const cache = await caches.open(shell)
  const html = await (await fetch(prefix + offlinePage)).text()
  const addresses = [prefix + offlinePage, '/cloth/selvedge.svg', ...namedIn(html)]
  await cache.addAll([...new Set(addresses)])
}

/** That of a further language once something in it is read: most readers need one. */
async function keepOfflinePageOf(address) {
  const prefix = prefixOf(address)
  if (!prefix || isForgetting || (await caches.match(prefix + offlinePage, { ignoreVary: true }))) return
  await keepOfflinePage(prefix).catch(() => {})
}

/** Ornaments and icons only in a look of the site's own: the built-in ones are kept as they come. */
const named = /(?<=[" ])\/(?:assets\/|cover\/|cloth\/[0-9a-f]{6}-|icon\/[0-9a-f]{16})[^"# ]+/g
const namedIn = (html) => html.match(named) ?? []

async function begin() {
  const current = [shell, pages, pictures]
  for (const name of await caches.keys()) if (!current.includes(name)) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Somebody has logged in: nothing is kept from now on, and nothing that was. */
async function forget() {
  isForgetting = true
  for (const name of await caches.keys()) await caches.delete(name)
}

/** What was read without a page load that this worker saw: files and pages. */
async function keepRead({ files = [], read = [] }) {
  for (const address of files) await keepFile(address)
  for (const address of read) {
    const answer = mayKeepPage(address) && (await fetchQuietly(address))
    if (answer) await keepPage(address, answer)
  }
}

async function keepFile(address) {
  const cache = cacheOfFile(new URL(address, location).pathname)
  if (!cache || (await caches.match(address, { ignoreVary: true }))) return
  const answer = await fetchQuietly(address)
  if (answer) await keep(cache, address, answer)
}

/** With the scripts and styles that it begins with, and after them: what is kept of a page is whole. */
async function keepPage(address, answer) {
  const html = await answer.clone().text()
  for (const named of namedIn(html)) if (isPartOfShell.test(named)) await keepFile(named)
  await keep(pages, address, answer)
  await keepOfflinePageOf(address)
}

const fetchQuietly = (address) => fetch(address, { priority: 'low' }).catch(() => null)

async function answerFile(event) {
  const { url } = event.request
  const kept = await caches.match(url, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(event.request)
  event.waitUntil(keep(cacheOfFile(new URL(url).pathname), url, answer.clone()))
  return answer
}

/** From the network; what is kept when that fails or, where something is kept, takes too long. */
async function answerPage(event) {
  const { url } = event.request
  const fresh = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))
  const copy = fresh.then((answer) => answer.clone())
  event.waitUntil(copy.then((answer) => mayKeepPage(url) && keepPage(url, answer)).catch(() => {}))
  const kept = await caches.match(url, { cacheName: pages, ignoreVary: true })
  const answer = fresh.catch(() => null)
  if (!kept) return (await answer) ?? withKeptPages(url)
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, 'late'))
  const first = await Promise.race([answer, late])
  return first === 'late' || first === null ? withNotice(kept, url, first === 'late') : first
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
  if (name === shell) return
  const known = await cache.keys()
  for (const old of known.slice(0, Math.max(0, known.length - limits[name]))) await cache.delete(old)
}

/** A kept page says that it is one, and of when. */
async function withNotice(kept, address, isLate) {
  const { locale, slow, offline, copyOf } = words[prefixOf(address)]
  const date = new Date(kept.headers.get('date') ?? Date.now())
  const since = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  const notice = `<p id="kept-copy" role="status">${copyOf(isLate ? slow : offline, since)}</p>`
  return edited(kept, (html) => html.replace('<div id="root">', (root) => notice + root))
}

/** The offline page with links to what can be read. It stands at any address, so no script takes it over. */
async function withKeptPages(address) {
  const prefix = prefixOf(address)
  const page = (await caches.match(prefix + offlinePage)) ?? (await caches.match(offlinePage))
  const links = (await listKeptPages()).map(({ href, title }) => `<li><a href="${href}">${title}</a></li>`)
  const list = links.length ? `<h2>${words[prefix].read}</h2><ul>${links.join('')}</ul>` : ''
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
