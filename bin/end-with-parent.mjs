import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('reaper.mjs', import.meta.url))
let reaper

/**
 * Ends a child process with this one, also when this one is killed.
 * @param {import('node:child_process').ChildProcess} child
 * @returns the child
 */
export function endWithParent(child) {
  if (!child.pid) return child
  order('kill', child.pid)
  return child.once('exit', () => order('spare', child.pid))
}

/**
 * Removes a folder, and a PostgreSQL server with its data in it, when this process is gone.
 * @param {string} folder
 * @returns {() => void} to be called once the folder was removed
 */
export function removeOnExit(folder) {
  order('remove', folder)
  return () => order('keep', folder)
}

function order(...what) {
  reaper ??= startReaper()
  reaper.stdin.write(`${JSON.stringify(what)}\n`)
}

/** Starts a process that outlives this one briefly; it keeps neither a terminal nor this process open. */
function startReaper() {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  child.stdin.on('error', () => {})
  child.stdin.unref()
  child.unref()
  return child
}
