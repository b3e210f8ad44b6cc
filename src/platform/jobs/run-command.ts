import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Length of the kept end of a command's error output. */
const LAST_WORDS = 500

/**
 * Makes the function that runs a command of a program in a process of its own, with the same settings, so that it takes
 * no memory and time from the pages. It ends with this process (`end-with-parent.ts`).
 * @throws Error with the last output of a failed command
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
