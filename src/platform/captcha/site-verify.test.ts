import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { videoPlayers } from '#src/wire/video.ts'
import { freshApp, freshDatabase, newKey } from '#test/support/fresh-app.ts'
import type { WidgetProvider } from './settings.ts'

type Behaviour = (answer: ServerResponse, asked: URLSearchParams) => void

/** A fake provider whose server behaves as told. */
async function standIn() {
  const asked: { form: URLSearchParams; request: IncomingMessage }[] = []
  const told: { behave: Behaviour } = { behave: () => {} }
  const server = createServer(async (request, answer) => {
    const form = new URLSearchParams(await text(request))
    asked.push({ form, request })
    told.behave(answer, form)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close().closeAllConnections())
  const { port } = server.address() as { port: number }
  return { asked, told, url: `http://127.0.0.1:${port}/siteverify` }
}

const provider = await standIn()
const { siteUrl } = await freshDatabase()
const siteOf = (name: WidgetProvider, patienceMs = 2_000) =>
  freshApp({
    siteUrl,
    captcha: {
      provider: name,
      siteKey: 'public',
      secret: 'hidden',
      verify: { url: provider.url, patienceMs },
    },
  })
const sites = {
  turnstile: await siteOf('turnstile'),
  hcaptcha: await siteOf('hcaptcha'),
  recaptcha: await siteOf('recaptcha'),
}
type Name = keyof typeof sites
const names = Object.keys(sites) as Name[]

const says =
  (verdict: object): Behaviour =>
  (answer) =>
    answer.end(JSON.stringify(verdict))
const yes = { success: true, hostname: 'site.test', action: 'register' }

/** Code of the failure for a token; undefined when it is accepted. */
const refusalOf = (name: Name, behave: Behaviour, token: string = newKey()) => {
  provider.told.behave = behave
  return sites[name].services.captcha.require('register', token).then(
    () => undefined,
    ({ code, data }) => ({ code, data }),
  )
}
const refused = { code: 400, data: { captcha_required: true } }
const away = { code: 503, data: { captcha_unavailable: true } }

test.each(names)(
  '%s: a token goes to the provider with our secret and nothing of the visitor',
  async (name) => {
    expect(await refusalOf(name, says(yes), 'a token')).toBeUndefined()
    const { form, request } = provider.asked.at(-1)!
    expect([...form]).toEqual([
      ['secret', 'hidden'],
      ['response', 'a token'],
    ])
    expect(request.method).toBe('POST')
    expect(await refusalOf(name, says(yes), 'a token'), 'taken twice').toEqual(refused)
    await sites[name].db.deleteFrom('captchaSolutions').execute()
  },
)

test.each(names)('%s: what the provider refuses is refused', async (name) => {
  const no = { success: false, 'error-codes': ['timeout-or-duplicate'] }
  expect(await refusalOf(name, says(no))).toEqual(refused)
})

test.each(names)('%s: a token that was made on another site is refused', async (name) => {
  expect(await refusalOf(name, says({ ...yes, hostname: 'evil.example' }))).toEqual(refused)
})

test('a provider that names the host always must name ours; hCaptcha may withhold it', async () => {
  const { hostname: _, ...without } = yes
  expect(await refusalOf('turnstile', says(without))).toEqual(refused)
  expect(await refusalOf('recaptcha', says(without))).toEqual(refused)
  expect(await refusalOf('hcaptcha', says(without))).toBeUndefined()
  expect(await refusalOf('hcaptcha', says({ ...yes, hostname: 'not-provided' }))).toBeUndefined()
})

test('turnstile names the act: a token for another one, or for none, is refused', async () => {
  expect(await refusalOf('turnstile', says({ ...yes, action: 'contact' }))).toEqual(refused)
  expect(await refusalOf('turnstile', says({ ...yes, action: undefined }))).toEqual(refused)
})

const faults: [what: string, behave: Behaviour][] = [
  ['answers 500', (answer) => answer.writeHead(500).end('{"success":true}')],
  ['answers with a page', (answer) => answer.end('<h1>Sebentar</h1>')],
  ['answers in another shape', says({ success: 'true' })],
  ['answers half', (answer) => answer.writeHead(200, { 'content-length': '99' }).end('{"success":')],
  ['hangs up', (answer) => answer.destroy()],
  [
    'leads elsewhere',
    (answer, asked) =>
      answer.req.url === '/elsewhere'
        ? says(yes)(answer, asked)
        : answer.writeHead(302, { location: '/elsewhere' }).end(),
  ],
  ['has trouble of its own', says({ success: false, 'error-codes': ['internal-error'] })],
  ['does not know our secret', says({ success: false, 'error-codes': ['invalid-input-secret'] })],
]
test.each(faults)(
  'a provider that %s is told openly as 503, and the visitor is not blamed',
  async (_, behave) => {
    expect(await refusalOf('turnstile', behave)).toEqual(away)
  },
)

test('a provider that never answers is waited for no longer than its time', async () => {
  const impatient = await siteOf('turnstile', 50)
  provider.told.behave = (answer) => void answer.write('{')
  await expect(impatient.services.captcha.require('register', newKey())).rejects.toMatchObject(away)
})

test('the site asks for the widget by its public key, and lets its pages load that widget only', async () => {
  const answer = await sites.turnstile.open('/v1/captcha/register')
  expect(await answer.json()).toMatchObject({ data: { provider: 'turnstile', site_key: 'public' } })
  const policyOf = async (name: Name) =>
    (await sites[name].open('/kontak')).headers.get('content-security-policy')!
  expect(await policyOf('turnstile')).toContain("script-src 'self' https://challenges.cloudflare.com;")
  expect(await policyOf('turnstile')).toContain("frame-src 'self' https://challenges.cloudflare.com ")
  expect(await policyOf('hcaptcha')).toContain(
    "connect-src 'self' https://hcaptcha.com https://*.hcaptcha.com;",
  )
  expect(await policyOf('recaptcha')).not.toMatch(/cloudflare|hcaptcha/)
  const own = await freshApp({ siteUrl })
  const policy = (await own.open('/kontak')).headers.get('content-security-policy')!
  // Only players of videos, which are framed after a click.
  expect(policy.replace(videoPlayers.join(' '), '')).not.toContain('https:')
})
