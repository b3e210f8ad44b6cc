import { type ChildProcess, spawn } from 'node:child_process'
import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'

/**
 * What the process runs; plain words, because the server is built into one program. It gives way to all others, so
 * that a processor which a page could use never goes to a password.
 */
const program = `
const { argon2Sync } = require('node:crypto')
require('node:os').setPriority(10)
process.on('message', (given) => process.send(argon2Sync('argon2id', given)))
process.on('disconnect', () => process.exit())
`

/**
 * Derives keys with Argon2id in a process of its own, started by the first key: the 19 MiB that each of them takes and
 * gives back would hold up the memory of the pages' process. It ends with this one, also when that is killed.
 * @returns takes one task at a time; it rejects when the process broke, and the next task starts another
 */
export function createArgon2Process() {
  let helper: ChildProcess | undefined
  function begin() {
    const begun = start()
    const forget = () => {
      if (helper === begun) helper = undefined
    }
    // One that could not be started never ends, it says so; unheard, that and a broken pipe would end this process too.
    return begun.once('exit', forget).on('error', forget)
  }
  return function derive(given: Argon2Parameters): Promise<Buffer> {
    helper ??= begin()
    return ask(helper, given)
  }
}

const start = () =>
  spawn(process.execPath, ['--eval', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: {},
  })

/** While it works it holds the program open; idle it keeps none from ending. */
async function ask(helper: ChildProcess, given: Argon2Parameters) {
  const answered = new AbortController()
  const until = (event: string) => once(helper, event, answered)
  const broke = () => Promise.reject(new Error('the process that derives keys ended'))
  helper.ref()
  helper.channel?.ref()
  try {
    const answer = Promise.race([until('message'), until('exit').then(broke)])
    helper.send(given)
    const [tag] = await answer
    return Buffer.from(tag)
  } finally {
    answered.abort()
    helper.unref()
    helper.channel?.unref()
  }
}
