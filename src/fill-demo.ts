import { jobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { createBus } from './platform/database/bus.ts'
import { connectDatabase, patient } from './platform/database/connect.ts'
import { openDatabase } from './platform/database/open.ts'
import { judgeForCommand } from './platform/database/try-connections.ts'
import { waitForDatabase } from './platform/database/wait-for-database.ts'
import { createWrite } from './platform/database/write.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createQueue } from './platform/jobs/queue.ts'
import { createLog } from './platform/log.ts'
import { seedDemo } from './seed.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `fill-demo`: fills an empty database with the demo while a site starts. */
async function main() {
  const config = readConfig(process.env)
  const opened = await openDatabase({
    ...config,
    jobs,
    judge: judgeForCommand(config, 'writes', say),
    say,
  })
  const { db, close } = connectDatabase(opened.siteUrl, { max: 1, ...patient })
  const queue = await createQueue({ url: opened.siteUrl, log: createLog(config.logLevel) })
  try {
    const write = createWrite(db, createBus(opened.siteUrl), queue.sendLaterIn)
    const uploads = openFiles(config, 'uploads', patient)
    // All or nothing: a lost connection rolls back, and it is filled again.
    const isFilled = await waitForDatabase(() => seedDemo({ db, write, uploads, clock: systemClock }), say)
    if (isFilled) say('Filled the empty database with the demo')
  } finally {
    await queue.stop()
    await close()
    await opened.stop()
  }
}

await main()
