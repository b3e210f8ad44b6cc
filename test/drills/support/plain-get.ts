import { type IncomingHttpHeaders, request } from 'node:http'

export type PlainAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * One request with exactly these headers, `Host` included, which `fetch` would not send.
 * @param path sent unchanged in the request line
 */
export function plainRequest(
  base: string,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '' } = {},
): Promise<PlainAnswer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers, agent: false, timeout: 10_000 },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('latin1'),
          }),
        )
      },
    )
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error(`no answer to ${path}`)))
    sent.end(body)
  })
}
