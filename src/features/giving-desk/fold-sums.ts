import { foldSums } from '#src/features/giving/sum-queries.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'

/** Folds the sums of gifts that were added row by row. */
export const foldGiftSums: Job<object, JobParts> = {
  name: 'fold-gift-sums',
  cron: '35 * * * *',
  run: (_, { db }) => foldSums(db),
}
