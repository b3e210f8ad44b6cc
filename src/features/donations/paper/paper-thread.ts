import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'
import type { Paper } from './paper.ts'

// Linux gives each thread a rank of its own: a page goes before a paper.
if (process.platform === 'linux') setPriority(10)

/** What the thread of `make-paper.ts` runs: a paper comes, its PDF goes. */
parentPort!.on('message', async (paper: Paper) => parentPort!.postMessage(await drawPaper(paper)))
