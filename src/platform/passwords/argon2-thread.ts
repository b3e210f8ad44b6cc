import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * What the thread runs; plain words, because the server is built into one program and a thread needs one of its own.
 * Linux gives each thread a rank of its own, so that a processor which a page could use never goes to a password.
 */
const program = `
const { argon2Sync } = require('node:crypto')
const { setPriority } = require('node:os')
const { parentPort } = require('node:worker_threads')
if (process.platform === 'linux') setPriority(10)
parentPort.on('message', (given) => parentPort.postMessage(argon2Sync('argon2id', given)))
`

/**
 * Derives keys with Argon2id in a thread that gives way to all others, started by the first key.
 * @returns takes one task at a time; it rejects when the thread broke, and the next task starts another
 */
export function createArgon2Thread() {
  let thread: Worker | undefined
  return async function derive(given: Argon2Parameters): Promise<Buffer> {
    thread ??= new Worker(program, { eval: true })
    thread.ref()
    try {
      const answer = once(thread, 'message')
      thread.postMessage(given)
      const [tag] = await answer
      // An idle thread keeps no program from ending.
      thread.unref()
      return Buffer.from(tag)
    } catch (error) {
      thread = undefined
      throw error
    }
  }
}
