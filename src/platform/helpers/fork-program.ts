import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'

/** A part of the site in a process of its own: its name in `server.ts`, and its source. */
export type Program = { name: string; source: URL }

/** The built server is one program; its first argument selects the part. */
const isBuilt = !import.meta.url.endsWith('.ts')

/** Starts it with a message channel, a session of its own and our output streams. */
export const forkProgram = ({ name, source }: Program, options: ForkOptions = {}): ChildProcess =>
  fork(isBuilt ? process.argv[1]! : source, [name], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    detached: true,
    ...options,
  })
