import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { unavailable } from '../http/failures.ts'
import type { Log } from '../log.ts'

export type VirusScanner = {
  /**
   * Scans a file.
   * @returns the name of the finding, null for none
   * @throws Failure 503 without an answer: no file is accepted unscanned
   */
  scan(path: string): Promise<string | null>
}

/** Large files with nested archives may take long; after this timeout the sender has to retry. */
const ANSWER_MS = MINUTE_MS
const AGAIN_SECONDS = 60
const MAX_ANSWER = 4_096

/** Parses the address of clamd: `tcp://host:port`, or `unix:///path` for a socket. */
export function readClamAvUrl(text: string): NetConnectOpts | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol === 'unix:' && !url.host && url.pathname.length > 1)
    return { path: decodeURIComponent(url.pathname) }
  if (url?.protocol !== 'tcp:' || !url.hostname || !url.port || url.pathname.length > 1) return null
  return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port) }
}

/** Client of ClamAV's daemon (clamd(8), command INSTREAM). */
export function createVirusScanner(at: NetConnectOpts, log: Log, answerMs = ANSWER_MS): VirusScanner {
  return {
    async scan(path) {
      try {
        return readAnswer(await ask(at, path, answerMs))
      } catch (error) {
        log.error({ error }, 'virus scanner')
        throw unavailable(AGAIN_SECONDS)
      }
    },
  }
}

async function ask(at: NetConnectOpts, path: string, answerMs: number): Promise<string> {
  const socket = connect(at)
  const late = setTimeout(() => socket.destroy(new Error('clamd takes too long')), answerMs)
  try {
    const answer = readAll(socket)
    const sent = send(socket, path)
    // The daemon may answer before all is sent.
    return await Promise.race([answer, sent.then(() => answer)])
  } finally {
    clearTimeout(late)
    socket.destroy()
  }
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) if (text.length < MAX_ANSWER) text += String(chunk)
  return text
}

async function send(socket: Socket, path: string) {
  const write = async (bytes: Buffer) => {
    if (socket.destroyed) throw new Error('clamd hung up')
    if (!socket.write(bytes)) await once(socket, 'drain')
  }
  await write(Buffer.from('zINSTREAM\0'))
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) await write(framed(chunk))
  await write(framed(Buffer.alloc(0)))
}

/** A piece of the file after its length; an empty one ends the stream. */
function framed(chunk: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return Buffer.concat([length, chunk])
}

function readAnswer(answer: string): string | null {
  const text = answer.replace(/\0/g, '').trim()
  if (/^stream: OK$/.test(text)) return null
  const found = /^stream: (.+) FOUND$/.exec(text)
  if (found) return found[1]!
  throw new Error(`clamd answers: ${text.slice(0, 200)}`)
}
