import { API_KEY } from './site.ts'

export type Heard = { where: string; status: number; text: string }

/** A client that records all answers, headers included. */
export function createVisitor(base: string, session?: string) {
  const heard: Heard[] = []
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-api-key': API_KEY,
        ...(session && { authorization: `Bearer ${session}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const head = [...answer.headers].map((line) => line.join(': ')).join('\n')
    heard.push({ where: `${method} ${path}`, status: answer.status, text: `${head}\n${text}` })
    return { status: answer.status, text }
  }
  const data = async (method: string, path: string, body?: unknown) => {
    const { status, text } = await ask(method, path, body)
    if (status >= 400) throw new Error(`${method} ${path}: ${text}`)
    return (JSON.parse(text) as { data: Record<string, unknown> }).data
  }
  /** The authorization header, for requests made otherwise. */
  const authorization = session ? `Bearer ${session}` : ''
  return { heard, ask, data, authorization }
}
export type Visitor = ReturnType<typeof createVisitor>
