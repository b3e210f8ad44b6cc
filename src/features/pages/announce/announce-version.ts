import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { waitForBulkTurn } from '#src/platform/mail/bulk-turn.ts'
import { type NewMail, queueMail } from '#src/platform/mail/outbox.ts'
import { formatDate } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { pageAddress } from '../model.ts'
import { type AnnouncedVersion, findAnnounced, listMembersAt, type MemberToNotify } from './queries.ts'

/** Tells a member that a text they agreed to has changed, how, and their options. */
const versionMail = (
  { id, title, slug, note, needsConsent, inForceFrom, number }: AnnouncedVersion,
  { id: userId, email, name }: MemberToNotify,
  publicUrl: string,
): NewMail => ({
  key: `legal-version-${id}-${userId}`,
  to: email,
  name,
  subject: `${title} kami berubah`,
  blocks: [
    `${title} yang berlaku untuk akun Anda berubah sejak ${formatDate(inForceFrom.toISOString())}.`,
    `Yang berubah: ${note}`,
    { button: 'Baca teks yang baru', href: publicUrl + pageAddress(slug) },
    {
      says: 'Teks sebelumnya tetap bisa dibaca:',
      href: `${publicUrl}${pageAddress(slug)}?versi=${number - 1}`,
    },
    needsConsent
      ? 'Saat Anda masuk lagi, kami meminta persetujuan Anda atas teks ini. Bila tidak setuju, Anda bisa mengunduh data Anda dan menghapus akun di halaman privasi.'
      : 'Anda tidak perlu melakukan apa-apa: persetujuan Anda tetap berlaku. Bila tidak setuju dengan perubahan ini, Anda bisa mengunduh data Anda dan menghapus akun di halaman privasi.',
    { button: 'Buka halaman privasi', href: publicUrl + furtherPaths.memberPrivacy },
  ],
})

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
    const version = await findAnnounced(db, id)
    if (!version) return
    const ends = AbortSignal.any([stops, AbortSignal.timeout(RUN_MS)])
    const limit = Math.min(BATCH, Math.ceil(mailRate / BATCHES_A_MINUTE))
    for (let told = after; ; ) {
      if (!(await waitForBulkTurn(parts, limit, ends)))
        return write((tx) => tx.later(announceVersion, { id, after: told }))
      const members = await listMembersAt(db, { at: version.inForceFrom, after: told, limit })
      await write(async (tx) => {
        for (const member of members) await queueMail(tx, versionMail(version, member, place.publicUrl))
      })
      if (members.length < limit) return
      told = members.at(-1)!.id
    }
  },
}
