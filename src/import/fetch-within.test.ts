import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { fetchWithin } from './fetch-within.ts'

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

const asked: string[] = []
const inner = await serve((request, answer) => {
  asked.push(String(request.headers['x-api-key']))
  answer.end('inner')
})
const ways: Record<string, string> = { '/out': `${inner}/`, '/on': '/here', '/round': '/round' }
const site = await serve(({ url, headers }, answer) => {
  const location = ways[url!]
  if (location) answer.writeHead(302, { location }).end()
  else answer.end(headers['x-api-key'])
})
const at = (path: string) => fetchWithin(new URL(path, site), { headers: { 'x-api-key': 'kunci' } })

test('a redirect is followed on its own host only, and not for ever', async () => {
  expect(await (await at('/on')).text()).toBe('kunci')
  await expect(at('/out')).rejects.toThrow('another site')
  expect(asked).toEqual([])
  await expect(at('/round')).rejects.toThrow('without an end')
})
