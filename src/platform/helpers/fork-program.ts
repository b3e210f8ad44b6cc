import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'

/** A part of the site that runs in a process of its own: its name in `server.ts`, and its source. */
export type Program = { name: string; source: URL }

/** The built server is one program, which does what its first argument names. */
const isBuilt = !import.meta.url.endsWith('.ts')

/** Starts it with a channel for messages and in a session of its own; what it writes goes where ours goes. */
export const forkProgram = ({ name, source }: Program, options: ForkOptions = {}): ChildProcess =>
  fork(isBuilt ? process.argv[1]! : source, [name], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    detached: true,
    ...options,
  })
