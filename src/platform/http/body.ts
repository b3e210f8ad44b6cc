import { invalid, tooLarge, unsupportedType } from './failures.ts'
import * as words from './words.id.ts'

const MAX_JSON_BYTES = 1_000_000
const MAX_DEPTH = 64

/**
 * Reads a JSON body and counts its bytes on arrival: a Content-Length is not trusted.
 * @throws Failure 413 past 1 MB, 415 for another content type, 400 for invalid JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw unsupportedType()
  const text = await readText(request)
  if (depthOf(text) > MAX_DEPTH) throw invalid({ body: [words.tooDeep] })
  try {
    return JSON.parse(text)
  } catch {
    throw invalid({ body: [words.noJson] })
  }
}

/** Reads a plain HTML form as text. @throws as readJson */
export async function readFormText(request: Request): Promise<string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw unsupportedType()
  return readText(request)
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_JSON_BYTES) throw tooLarge()
  if (!request.body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength
      if (bytes > MAX_JSON_BYTES) throw tooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw invalid({ body: [words.noUtf8] })
    throw error
  }
}

/** Depth of brackets outside strings: a hundred thousand levels would exhaust the parser's callers. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let i = 0; i < json.length; i += 1) {
    const char = json.charCodeAt(i)
    if (isInString) {
      if (char === 92) i += 1
      else if (char === 34) isInString = false
    } else if (char === 34) isInString = true
    else if (char === 91 || char === 123) deepest = Math.max(deepest, ++depth)
    else if (char === 93 || char === 125) depth -= 1
  }
  return deepest
}
