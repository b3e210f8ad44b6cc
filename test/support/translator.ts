import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a translator that speaks LibreTranslate's API and knows one word. @returns its address, and what ends it */
export async function startTranslator() {
  const machine = createServer(async (request, response) => {
    const { q } = (await new Response(request as never).json()) as { q: string[] }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ translatedText: q.map((text) => text.replaceAll('Panen', 'Harvest')) }))
  })
  await new Promise<void>((listening) => void machine.listen(0, '127.0.0.1', listening))
  const { port } = machine.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: async () => void machine.close() }
}
