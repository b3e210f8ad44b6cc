import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { endWithParent } from './end-with-parent.mjs'
import { isWindows, root } from './project.mjs'

const running = new Set()
let stopping = null

/**
 * Runs a program quietly, with `env` added to the environment.
 * @param {{ endsWithParent?: boolean }} how `endsWithParent`: it is killed when this process is killed
 * @returns {Promise<{ code: number, output: string }>} its exit code and whole output
 */
export async function run(command, args, env = {}, { endsWithParent = false } = {}) {
  const output = []
  const child = begin(command, args, { NO_COLOR: '1', ...env }, ['ignore', 'pipe', 'pipe'])
  if (endsWithParent) endWithParent(child)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data))
  const code = await ended(child)
  if (stopping) process.exit(code)
  return { code, output: Buffer.concat(output).toString() }
}

/**
 * Runs a program on this terminal.
 * @returns {Promise<number>} its exit code
 */
export function runHere(command, args, env = {}, { endsWithParent = false } = {}) {
  const child = begin(command, args, env, 'inherit')
  return ended(endsWithParent ? endWithParent(child) : child)
}

/**
 * Runs a program in place of this process where Node can, which saves its memory; otherwise on this terminal. Below npm
 * this process stays: it hears for the program when npm's shell ends.
 */
export function becomeHere(command, args, env = {}) {
  if (!process.execve || isWindows || process.env.npm_lifecycle_event) return runHere(command, args, env)
  // Node calls it experimental, in a line of its own.
  process.removeAllListeners('warning')
  return process.execve(command, [command, ...args], { ...process.env, ...env })
}

function begin(command, args, env, stdio) {
  // On Windows npm's programs are .cmd files, which need a shell.
  const shell = isWindows && !command.endsWith('.exe')
  return spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio, shell })
}

function ended(child) {
  running.add(child)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? exitCode(signal))
    })
  })
}

const exitCode = (signal) => 128 + constants.signals[signal]

/** Forwards signals of this process to the programs that it runs, and ends them before it. */
export function passOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  // npm signals the shell between, and dash ends from it without forwarding it.
  const shell = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== shell && stop('SIGTERM'), 500).unref()
}

/** Once only: the terminal and npm may both send the same signal. */
function stop(signal) {
  if (running.size === 0) process.exit(exitCode(signal))
  if (stopping !== signal) for (const child of running) child.kill(signal)
  stopping = signal
}
