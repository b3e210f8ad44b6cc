import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const isWindows = process.platform === 'win32'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The pinned Node, which npm installs as a package; everything but the installation runs under it. */
export const node = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')

/** An error with a message for the person at the terminal. */
export class Failure extends Error {}

/** Writes one line to the terminal. */
export const print = (line) => process.stdout.write(`${line}\n`)

/** Seconds since `begin` (of `performance.now()`), as text. */
export const formatElapsed = (begin) => `${((performance.now() - begin) / 1000).toFixed(1)} s`

/** Options that make the pinned Node read `.env`, if there is one. */
export const withEnvFile = () => (existsSync('.env') ? ['--env-file=.env'] : [])
