import { inEachLanguage, lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { waitForBulkTurn } from '#src/platform/mail/bulk-turn.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { languageOf, languages } from '#src/wire/language.ts'
import { listMembersAt, type MemberToNotify } from './queries.ts'

const BATCH = 100
const BATCHES_A_MINUTE = 6
/** Length of a run; then another one goes on, on whichever node is free. */
const RUN_MS = 45_000

/**
 * Queues a mail to each member, batch by batch, at the pace of mailings; after an interruption nobody gets two.
 * `after`: the member up to whom all have theirs.
 */
export const announceVersion: Job<{ id: number; after?: number }, JobParts> = {
  name: 'announce-legal-version',
  async run({ id, after = 0 }, parts, stops = new AbortController().signal) {
    const { db, write, place, mailRate } = parts
    const versions = await inEachLanguage(({ findAnnounced }) => findAnnounced(db, id))
    const version = versions[languages[0]]
    if (!version) return
    const mailTo = async (member: MemberToNotify) => {
      const { versionLetters } = await lettersIn(member.language)
      return versionLetters.versionMail(versions[languageOf(member.language)]!, member, place.publicUrl)
    }
    const ends = AbortSignal.any([stops, AbortSignal.timeout(RUN_MS)])
    const limit = Math.min(BATCH, Math.ceil(mailRate / BATCHES_A_MINUTE))
    for (let told = after; ; ) {
      if (!(await waitForBulkTurn(parts, limit, ends)))
        return write((tx) => tx.later(announceVersion, { id, after: told }))
      const members = await listMembersAt(db, { at: version.inForceFrom, after: told, limit })
      await write(async (tx) => {
        for (const member of members) await queueMail(tx, await mailTo(member))
      })
      if (members.length < limit) return
      told = members.at(-1)!.id
    }
  },
}
