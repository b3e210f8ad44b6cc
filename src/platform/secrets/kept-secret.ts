import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A secret generated once and stored in the data folder, readable by this user alone. */
export function keptSecret(dataDir: string, name: string) {
  const file = resolve(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  const kept = existsSync(file) && readFileSync(file, 'utf8').trim()
  if (kept) return kept
  const made = randomBytes(32).toString('hex')
  const part = `${file}.${process.pid}`
  writeFileSync(part, made, { mode: 0o600 })
  renameSync(part, file)
  return made
}
