import type { Db } from '#src/platform/database/connect.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import {
  checkStretch,
  countUnsealed,
  findCheck,
  findHead,
  hasSeal,
  insertCheck,
  sealLines,
} from './chain-queries.ts'

const STRETCH = 50_000

/**
 * Verifies the whole chain and stores the result.
 * @returns the number of sealed lines, of lines that do not match their seal, and the first of those
 */
export async function checkChain(db: Db) {
  await sealLines(db)
  const [before, head] = [await findCheck(db), await findHead(db)]
  const isCut = before && !(await hasSeal(db, { place: before.headPlace, hash: before.headHash }))
  const unsealed = await countUnsealed(db)
  let [lines, wrong, firstWrong] = [0, unsealed.wrong + (isCut ? 1 : 0), unsealed.firstWrong]
  for (let after = 0; after < head.place; after += STRETCH) {
    const stretch = await checkStretch(db, after, STRETCH)
    lines += stretch.lines
    wrong += stretch.wrong
    firstWrong = smaller(firstWrong, stretch.firstWrong)
  }
  await insertCheck(db, { lines, wrong, firstWrong, head })
  return { lines, wrong, firstWrong }
}

const smaller = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.min(one, other)

/** Runs nightly, and on request of an admin. */
export const checkAudit: Job<object, JobParts> = {
  name: 'check-audit',
  cron: '20 20 * * *',
  async run(_, { db, log }) {
    const { wrong, firstWrong } = await checkChain(db)
    if (wrong) log.error({ wrong, firstWrong, alarm: 'audit chain broken' }, 'audit chain broken')
  },
}
