import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The end of what a command complained of. */
const LAST_WORDS = 500

/**
 * Makes the function that runs a command of a program in a process of its own, with the same settings: what it needs
 * of memory and time is not taken from those who wait for pages. It ends with this one (`end-with-parent.ts`). It throws an Error with the last words of one that
 * fails.
 */
export const commandsOf =
  (program: string) =>
  async (...command: string[]) => {
    const child = spawn(process.execPath, [...process.execArgv, program, ...command], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let words = ''
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-LAST_WORDS)
    })
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`${command.join(' ')}: ${words.trim() || `ended with ${code}`}`)
  }
