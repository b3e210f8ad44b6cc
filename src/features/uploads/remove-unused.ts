import type { Files } from '#src/platform/files/files.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { claimUnusedUploads, deleteUploads, unknownAmong } from './write-queries.ts'

/** Retention of share pictures; a swept one is drawn again on request. */
const SHARE_PICTURE_DAYS = 90

/** Hourly: hides uploads unused for a day, then deletes their files, then the rows. */
export const removeUnusedUploads: Job<object, JobParts> = {
  name: 'remove-unused-uploads',
  cron: '25 * * * *',
  async run(_, { db, write, clock, uploads }) {
    const now = clock.now()
    for (;;) {
      const taken = await write((tx) => claimUnusedUploads(tx, daysBefore(now, 1), now))
      if (!taken.length) return
      for (const name of taken.flatMap(({ name, variants }) => [
        name,
        ...variants.map((variant) => variant.name),
      ]))
        await uploads.remove(name)
      await deleteUploads(
        db,
        taken.map(({ name }) => name),
      )
    }
  },
}

/**
 * Nightly: deletes files older than a day without a row, left by a killed process. Younger ones may still be waiting
 * for their row.
 */
export const sweepFiles: Job<object, JobParts> = {
  name: 'sweep-files',
  cron: '40 19 * * *',
  async run(_, { db, clock, uploads, sharePictures }) {
    const now = clock.now()
    for await (const names of uploads.listBefore(daysBefore(now, 1)))
      await removeAll(uploads, await unknownAmong(db, names))
    for await (const names of sharePictures.listBefore(daysBefore(now, SHARE_PICTURE_DAYS)))
      await removeAll(sharePictures, names)
  },
}

async function removeAll(files: Files, names: readonly string[]) {
  for (const name of names) await files.remove(name)
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
