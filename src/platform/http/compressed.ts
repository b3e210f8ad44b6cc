import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { accepts } from './encoding.ts'
import { bytesOf, isWholeText } from './whole-text.ts'

const compress = promisify(gzip)
const WORTHWHILE = 1_000
/** Compressible types; events are sent one by one. */
const texts = /^(?:text\/(?!event-stream)|application\/json)/

/** Compresses an answer made for one visitor, if the browser accepts it. */
export async function compressed(response: Response, headers: Headers): Promise<Response> {
  const isText = texts.test(response.headers.get('content-type') ?? '')
  if (!isText || response.headers.has('content-encoding')) return response
  if (!accepts(headers.get('accept-encoding') ?? '', 'gzip')) return response
  if (!isWholeText(response) && !response.body) return response
  const body = await bytesOf(response)
  if (body.length < WORTHWHILE) return new Response(body, response)
  const answer = new Response(new Uint8Array(await compress(body)), response)
  answer.headers.set('content-encoding', 'gzip')
  answer.headers.delete('content-length')
  return answer
}
