import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createMidtransClient } from '#src/platform/payments/midtrans-client.ts'
import { whenDone } from './when-done.ts'

export const SERVER_KEY = 'SB-Mid-server-TESTKEY'

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** A fake gateway that behaves as told and records requests, with the real client. */
export async function standInGateway() {
  const asked: Asked[] = []
  const told: { behave(answer: ServerResponse): void } = { behave: () => {} }
  const server = createServer(async (request, answer) => {
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers, body: await text(request) })
    told.behave(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => void server.close().closeAllConnections())
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const time = { now: new Date('2026-11-21T10:00:00Z') }
  const client = (patienceMs = 5_000) =>
    createMidtransClient({
      name: 'midtrans',
      environment: 'sandbox',
      hosts: { app: origin, api: origin, qr: 'https://qr.example', snapScript: `${origin}/snap/snap.js` },
      serverKey: SERVER_KEY,
      clientKey: 'SB-Mid-client-TESTKEY',
      clock: { now: () => time.now },
      patienceMs,
    })
  return { asked, told, time, client }
}

/** Answers with a status and a body as JSON. */
export const says = (status: number, body: unknown) => (answer: ServerResponse) =>
  void answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
