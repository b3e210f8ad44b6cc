import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { WAIT_MS } from '#test/support/hang.ts'

type Visitor = {
  /** Width of the window in CSS px. */
  width?: number
  /** False: a browser without script. */
  hasScript?: boolean
  isSavingData?: boolean
  /** Value of the session cookie. */
  session?: string
  /** True: service workers are allowed; routes of a test cannot intercept their requests. */
  keepsPages?: boolean
  /** Expected console messages of this visit; all others fail. */
  expects?: RegExp
  /** Another site than the shared one. */
  at?: string
  /** Language that the browser prefers. */
  locale?: string
}

const scriptless = new WeakSet<BrowserContext>()
const height = 800
const program = process.env.CHROMIUM ?? '/usr/bin/chromium'
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One Chromium for all test files of a process, closed at its end. */
let launched: Promise<Browser> | undefined

/**
 * `visit` opens a page of a new visitor; a console message, an error, a failed request or a violation of the content
 * policy fails the test.
 */
export function startBrowser() {
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(complaints.splice(0)).toEqual([])
  })

  return async function visit(visitor: Visitor = {}): Promise<Page> {
    const {
      width = 1280,
      hasScript = true,
      isSavingData,
      session,
      keepsPages,
      expects,
      at = inject('base'),
      locale = 'id-ID',
    } = visitor
    launched ??= chromium.launch({ executablePath: program, args: flags, timeout: WAIT_MS })
    const context = await (await launched).newContext({
      baseURL: at,
      // Only a site's own front on this machine has TLS here, with a certificate that it made itself.
      ignoreHTTPSErrors: true,
      viewport: { width, height },
      javaScriptEnabled: hasScript,
      locale,
      // Differs from the server's: text formatted in the browser's time zone would not match the server's HTML.
      timezoneId: 'Asia/Jayapura',
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': newAddress(), ...(isSavingData && { 'save-data': 'on' }) },
    })
    context.setDefaultTimeout(WAIT_MS)
    contexts.push(context)
    if (!hasScript) scriptless.add(context)
    if (!keepsPages) await context.addInitScript(withoutServiceWorkers)
    if (session) await context.addCookies([{ name: 'jkl-session', value: session, url: at }])
    await watch(context, (complaint) => {
      if (!expects?.test(complaint)) complaints.push(complaint)
    })
    return context.newPage()
  }
}

let visitors = 0

/** Visitors have separate networks, so that they share no limits. */
function newAddress() {
  visitors += 1
  return `10.${process.pid & 255}.${visitors >> 8}.${visitors & 255}`
}

const withoutServiceWorkers = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')

/** Opens an address and, with script, waits for hydration. */
export async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  const isScripted = (await page.locator('script#state').count()) > 0
  if (isScripted && !scriptless.has(page.context())) await takenOver(page)
  return answer!
}

/** Waits until script handles clicks and keys: a page's effects run after it is hydrated, before the browser is idle. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const isHydrated = Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((name) =>
      name.startsWith('__reactProps'),
    )
    return isHydrated && new Promise((resolve) => requestIdleCallback(() => resolve(true)))
  })

async function watch(context: BrowserContext, complain: (complaint: string) => void) {
  context.on('console', (message) => complain(wordsOf(message)))
  context.on('weberror', (error) => complain(`uncaught: ${error.error()}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // Leaving a page aborts its pending requests.
    if (why === 'net::ERR_ABORTED') return
    // A browser without script also refuses to preload it.
    if (scriptless.has(context) && request.resourceType() === 'script') return
    complain(`failed: ${request.url()} ${why}`)
  })
  await context.exposeBinding('reportBreach', (_source, what: string) => complain(`policy: ${what}`))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { reportBreach(what: string): void }).reportBreach(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      ),
    ),
  )
}

const wordsOf = (message: ConsoleMessage) => `${message.type()}: ${message.text()} ${message.location().url}`
