import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { print } from './project.mjs'

const lock = 'dist/.lock'

/** Runs `work` under a lock of this folder: several processes may be started at once on a fresh clone. */
export async function withLock(work) {
  mkdirSync('dist', { recursive: true })
  for (let told = false; !taken(); told = true) {
    const pid = Number(readHolder())
    if (!isAlive(pid)) rmSync(lock, { force: true })
    else if (!told)
      print(`Waiting for process ${pid}, which installs or builds here (if it does not: delete ${lock})`)
    await wait(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** A link appears with its content, so no lock is ever read without a holder. */
function taken() {
  const own = `${lock}-${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(own)
  }
}

function readHolder() {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid) {
  if (!(pid > 0) || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
