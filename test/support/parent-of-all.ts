import { fileURLToPath } from 'node:url'
import { createHelper } from '#src/platform/helpers/helper.ts'
import { commandsOf } from '#src/platform/jobs/run-command.ts'
import { createLog } from '#src/platform/log.ts'
import { startWorker } from '#src/platform/worker/start-worker.ts'

const fileOf = (name: string) => new URL(name, import.meta.url)

/** Starts one process of each kind that a site starts, reports when they serve, and never ends. */
const log = createLog('silent')
const worker = startWorker({
  program: { name: 'count', source: fileOf('counting-worker.ts') },
  setup: { from: 0 },
  log,
})
await createHelper<{ end: 'never' }, unknown>({ name: 'end-itself', source: fileOf('end-itself.ts') })({
  end: 'never',
})
// A command that waits for its database.
void commandsOf(fileURLToPath(fileOf('../../src/server.ts')))('export', 'nowhere')
setInterval(() => worker.isReady() && process.send!('started'), 100)
