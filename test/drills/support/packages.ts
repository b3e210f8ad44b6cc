import { accessSync, constants, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Drill } from './drill.ts'

/** Debian keeps PostgreSQL's programs out of PATH, in a folder for each version. */
const POSTGRES_FOLDERS = '/usr/lib/postgresql/*/bin'

/** Path of an installed command, of the newest PostgreSQL where there are several; null if it is not installed. */
export function pathOf(command: string): string | null {
  const own = globSync(POSTGRES_FOLDERS).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [...own, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, command)).find(isExecutable) ?? null
}

/** Says in one line which commands a drill lacks here. @returns true if it has to be left out, which counts as passed */
export function leaveOut({ say }: Pick<Drill, 'say'>, commands: readonly string[]): boolean {
  const missing = commands.filter((command) => !pathOf(command))
  if (missing.length) say(`       left out: ${missing.join(', ')} not installed on this machine`)
  return missing.length > 0
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const WORKED_FILES = fileURLToPath(new URL('../../../deploy/three-machines/', import.meta.url))

/**
 * Text of a file of `deploy/three-machines` with a drill's own addresses and paths.
 * @throws when the file does not contain what is to be replaced
 */
export function fillIn(name: string, replacements: Readonly<Record<string, string>>): string {
  let text = readFileSync(join(WORKED_FILES, name), 'utf8')
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/three-machines/${name} does not contain ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}
