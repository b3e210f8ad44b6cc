import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'

const demo = await freshApp({ payments: 'simulator', isProduction: false })
const live = await freshApp({ siteUrl: demo.siteUrl, payments: demo.simulator })
const behave = (send: typeof demo.send, path: string, headers: Record<string, string> = {}) =>
  send('PUT', path, {
    body: JSON.stringify({ notifications: 'send' }),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('/simulator: its switches answer a demo, by one spelling, and no production site by any', async () => {
  expect((await behave(demo.send, '/simulator/api/behaviour')).status).toBe(200)
  for (const path of ['/simulator/api/behaviour', '/simulator/%61pi/behaviour'])
    expect((await behave(live.send, path)).status, path).toBe(404)
  for (const path of [
    '/simulator/x%5C..%5Capi/behaviour',
    '/simulator/x%2F..%2Fapi/behaviour',
    '/simulator//api/behaviour',
    '/simulator/%2e%2e/simulator/api/behaviour'.replace('%2e%2e', '%252e'),
  ])
    expect((await behave(live.send, path)).status, path).toBe(400)
})

test('/simulator: only what browsers open is forwarded', async () => {
  expect((await live.open('/simulator/snap/snap.js')).status).toBe(200)
  expect((await live.open('/simulator/snap/assets/hosted.css')).status).toBe(200)
  for (const path of [
    '/simulator/',
    '/simulator/v2/x/status',
    '/simulator/snap/v1/transactions',
    '/simulator/api',
    '/simulator/simulator/api/notifications',
  ])
    expect((await live.open(path)).status, path).toBe(404)
})

const strangers: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://lain.example' },
  { origin: 'null' },
]
test('/simulator: a write that another site sent is refused, on the site and on its own port', async () => {
  for (const headers of strangers) {
    expect((await behave(demo.send, '/simulator/api/behaviour', headers)).status).toBe(403)
    const own = await fetch(`${demo.simulator.origin}/simulator/api/behaviour`, {
      method: 'PUT',
      body: '{"notifications":"send"}',
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(own.status, JSON.stringify(headers)).toBe(403)
  }
  expect((await behave(demo.send, '/simulator/api/behaviour', { origin: 'http://site.test' })).status).toBe(
    200,
  )
})
