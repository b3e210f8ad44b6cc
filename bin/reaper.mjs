import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// Standard input is a pipe held open by the owner. It closes when the owner is gone, however it ended.
const processes = new Set()
const folders = new Set()

const orders = {
  kill: (pid) => processes.add(pid),
  spare: (pid) => processes.delete(pid),
  remove: (folder) => folders.add(folder),
  keep: (folder) => folders.delete(folder),
}

// Ctrl-C reaches the whole terminal; the reaper stays to clean up after the owner.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [order, subject] = JSON.parse(line)
    orders[order](subject)
  })
  .on('close', reap)

async function reap() {
  for (const pid of processes) signal(pid, 'SIGKILL')
  for (const folder of folders) {
    await stopDatabase(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** Ends the PostgreSQL server that has its data in a folder below `folder`, if there is one. */
async function stopDatabase(folder) {
  const data = join(folder, 'postgres', 'data')
  const pid = postmasterOf(data)
  if (!pid) return
  signal(pid, 'SIGQUIT')
  // A drill may have left it stopped.
  signal(pid, 'SIGCONT')
  while (postmasterOf(data) === pid && signal(pid, 0)) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Process id in PostgreSQL's pid file, if that process still serves this folder. */
function postmasterOf(data) {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : undefined
  } catch {
    return undefined
  }
}

function signal(pid, name) {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
