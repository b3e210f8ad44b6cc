import { Failure } from '#src/platform/http/failures.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { nameIn } from '#src/platform/mail/compose.ts'
import { type NewMail, queueMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { listReachablePics } from '../../institutions/care-queries.ts'
import { isMailQueued, newLink } from '../../institutions/link-queries.ts'
import { getWholeNews, type ItemRow } from '../writing/queries.ts'
import { waitsForReview } from '../writing/text-of-item.ts'

type Reader = { pic: { id: number; email: string; name: string }; token: string; publicUrl: string }

/** Asks the PICs of an author's institution for an endorsement, once for each submitted version. */
export const mailEndorsers: Job<{ newsId: number }, JobParts> = {
  name: 'mail-endorsers',
  run: ({ newsId }, { write, clock, place: { publicUrl } }) =>
    write(async (tx) => {
      const item = await getWholeNews(tx, newsId).catch(nullIfGone)
      if (!item) return
      const { participantId, work } = item
      if (!waitsForReview(item) || participantId === null || item.endorsement) return
      for (const pic of await listReachablePics(tx, participantId, item.createdBy)) {
        if (await isMailQueued(tx, keyOf(item, pic.id))) continue
        const token = await newLink(tx, { userId: pic.id, revisionId: work.id, now: clock.now() })
        await queueMail(tx, endorsementLetter(item, { pic, token, publicUrl }))
      }
    }),
}

const nullIfGone = (error: unknown) => {
  if (error instanceof Failure && error.code === 404) return null
  throw error
}

const keyOf = ({ work }: ItemRow, picId: number) => `endorse-${work.id}-${picId}`

const endorsementLetter = (item: ItemRow, { pic, token, publicUrl }: Reader): NewMail => ({
  key: keyOf(item, pic.id),
  to: pic.email,
  name: pic.name,
  isSecret: true,
  subject: `Tulisan anggota lembaga Anda: ${item.work.title}`,
  blocks: [
    `${nameIn(item.authorName ?? item.author)} mengirim tulisan untuk ditinjau. Bila lembaga Anda mendukungnya, peninjau melihat tanda dukungan itu.`,
    {
      facts: [
        ['Judul', item.work.title],
        ['Ringkasan', item.work.excerpt],
      ],
    },
    { button: 'Baca dan dukung', href: `${publicUrl}${furtherPaths.endorse}#${token}` },
    {
      says: 'Tautan ini hanya untuk Anda, berlaku 72 jam dan sekali pakai, tanpa login. Jangan teruskan surat ini. Untuk mengembalikan tulisan dengan catatan, login lalu buka:',
      href: publicUrl + furtherPaths.myPost(item.id),
    },
  ],
})
