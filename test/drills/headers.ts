import { answerKinds } from './support/answer-kinds.ts'
import { type Drill, drill } from './support/drill.ts'
import { type PlainAnswer, plainRequest } from './support/plain-get.ts'
import { API_KEY, makeSite, type Site } from './support/site.ts'

const PUBLIC_URL = 'https://jkl.example'
const EVIL = 'evil.example'

/** Required headers of each answer. */
const wanted: Record<string, (value: string) => boolean> = {
  'content-security-policy': isStrictPolicy,
  'x-content-type-options': (value) => value === 'nosniff',
  'referrer-policy': (value) => /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/.test(value),
  'permissions-policy': (value) =>
    ['camera=()', 'geolocation=()', 'microphone=()'].every((p) => value.includes(p)),
  'cross-origin-opener-policy': (value) => value === 'same-origin',
  'cross-origin-resource-policy': (value) => value === 'same-origin',
  'strict-transport-security': (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= 31_536_000,
}

/** Headers by which a request claims another host or origin. */
const forged: Record<string, string>[] = [
  { host: EVIL },
  { host: `${EVIL}:99` },
  { host: `jkl.example@${EVIL}` },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'gopher', 'x-forwarded-port': '99' },
  { 'x-forwarded-for': `127.0.0.1, ${EVIL}`, 'x-real-ip': '127.0.0.1' },
  { forwarded: `for=127.0.0.1;host=${EVIL};proto=http` },
  { 'x-original-url': `/${EVIL}`, 'x-rewrite-url': `/${EVIL}`, 'x-http-method-override': 'DELETE' },
  { origin: `https://${EVIL}`, referer: `https://${EVIL}/` },
]

await drill('headers', async (run) => {
  const site = await makeSite(run, { PUBLIC_URL, DEMO_ON_PUBLIC_ADDRESS: '1' })
  site.start()
  await site.ready()
  await checkForgeries(run, site)
  const kinds = await answerKinds(site)
  let wrong = 0
  for (const { name, status, get } of kinds) {
    const answer = await get()
    if (answer.status !== status) run.fail(`${name}: answered ${answer.status}, not ${status}`)
    for (const header of wrongHeaders(answer)) {
      wrong += 1
      run.say(`       ${name}: ${header} is ${answer.headers[header]}`)
    }
  }
  run.figure('kinds of answer looked at', kinds.length, { atLeast: 20 })
  run.figure('headers missing or weak', wrong, { atMost: 0 })
})

function wrongHeaders({ headers }: PlainAnswer) {
  const wrong = Object.entries(wanted).filter(([name, isRight]) => !isRight(String(headers[name] ?? '')))
  return wrong.map(([name]) => name)
}

function isStrictPolicy(value: string) {
  const directives = new Map(
    value.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const sources = [...(directives.get('script-src') ?? []), ...(directives.get('default-src') ?? [])]
  const isOpen = sources.some((source) => /unsafe|\*|^https?:|^data:/.test(source))
  return sources.length > 0 && !isOpen && directives.get('frame-ancestors')?.join() === "'none'"
}

/**
 * Sends a forged request before anything is cached, then an honest one, then the forged one again: all three answers
 * must be identical, byte for byte.
 */
async function checkForgeries(run: Drill, { base }: Site) {
  const honest = { host: 'jkl.example', 'x-api-key': API_KEY }
  let differing = 0
  let poisoned = 0
  for (const [number, headers] of forged.entries())
    for (const path of [
      `/news?page=${number + 2}`,
      `/v1/news?page=${number + 2}`,
      `/news/no-such-item-${number}`,
    ]) {
      const first = await plainRequest(base, path, { ...honest, ...headers })
      const clean = await plainRequest(base, path, honest)
      const again = await plainRequest(base, path, { ...honest, ...headers })
      for (const { status, body } of [first, again]) if (status !== 400 && body !== clean.body) differing += 1
      for (const answer of [first, clean, again]) if (speaksOfEvil(answer)) poisoned += 1
    }
  const absolute = await plainRequest(base, `http://${EVIL}/news`, honest)
  run.figure('answers that a forged header changed', differing, { atMost: 0 })
  run.figure('answers that name the forger', poisoned + Number(speaksOfEvil(absolute)), { atMost: 0 })
  const figures = await plainRequest(base, '/metrics', { ...honest, 'x-forwarded-for': '127.0.0.1' })
  run.figure('/metrics for a forwarded stranger, status', figures.status, { atLeast: 404 })
}

function speaksOfEvil({ headers, body }: PlainAnswer) {
  return (JSON.stringify(headers) + body).includes(EVIL)
}
