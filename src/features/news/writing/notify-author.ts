import type { Tx } from '#src/platform/database/write.ts'
import { type MailBlock, nameIn } from '#src/platform/mail/compose.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { formatFullDateTime } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { NewsAct } from '../workflow.ts'
import type { Decision } from './decide-change.ts'
import type { ItemRow } from './queries.ts'

type Told = {
  item: ItemRow
  change: Pick<Decision, 'act' | 'comment' | 'passage'> & { title: string; publishAt: Date | null }
  by: { id: number; name: string } | null
  place: SiteOrigin
  slug: string | null
  /** Key of the mail: one for each step. */
  key: string
}

/** Notifies the author of what somebody else, or the site, did with their text; not of own steps. */
export async function notifyAuthor(tx: Tx, { item, change, by, place, slug, key }: Told) {
  const words = wordsOf[change.act]?.({ name: nameIn(by?.name ?? 'Situs'), at: change.publishAt })
  if (!words || !item.authorEmail || (by && by.id === item.createdBy)) return
  const isLive = change.act === 'publish' || change.act === 'republish'
  const blocks: MailBlock[] = [
    words.says,
    {
      facts: [
        ['Judul', change.title],
        ...(change.passage ? [['Bagian', `“${change.passage.quote}”`] as const] : []),
        ...(change.comment ? [['Catatan', change.comment] as const] : []),
      ],
    },
    isLive && slug
      ? { button: 'Baca di situs', href: place.publicUrl + paths.newsItem(slug) }
      : { button: 'Buka tulisan', href: place.publicUrl + furtherPaths.myPost(item.id) },
  ]
  const subject = `${words.subject}: ${change.title}`
  await queueMail(tx, {
    key,
    to: item.authorEmail,
    ...(item.authorName && { name: item.authorName }),
    subject,
    blocks,
  })
}

type Words = { subject: string; says: string }

const wordsOf: Partial<Record<NewsAct, (by: { name: string; at: Date | null }) => Words>> = {
  return: ({ name }) => ({
    subject: 'Perlu diperbaiki',
    says: `${name} membaca tulisan Anda dan mengembalikannya dengan catatan. Perbaiki, lalu kirim lagi.`,
  }),
  schedule: ({ name, at }) => ({
    subject: 'Dijadwalkan terbit',
    says: `${name} menjadwalkan tulisan Anda terbit pada ${formatFullDateTime(at!)}.`,
  }),
  reschedule: ({ name, at }) => ({
    subject: 'Jadwal terbit berubah',
    says: `${name} mengubah jadwal. Tulisan Anda terbit pada ${formatFullDateTime(at!)}.`,
  }),
  unschedule: ({ name }) => ({
    subject: 'Jadwal terbit dibatalkan',
    says: `${name} membatalkan jadwal terbit. Tulisan Anda kembali ditinjau.`,
  }),
  publish: () => ({
    subject: 'Sudah terbit',
    says: 'Tulisan Anda sudah terbit. Terima kasih sudah berbagi kabar.',
  }),
  unpublish: ({ name }) => ({
    subject: 'Ditarik dari situs',
    says: `${name} menarik tulisan Anda dari situs. Isinya tetap tersimpan.`,
  }),
  republish: ({ name }) => ({ subject: 'Terbit kembali', says: `${name} menerbitkan lagi tulisan Anda.` }),
  comment: ({ name }) => ({ subject: 'Ada catatan', says: `${name} menulis catatan untuk tulisan Anda.` }),
  endorse: ({ name }) => ({
    subject: 'Didukung lembaga Anda',
    says: `${name} mendukung tulisan Anda atas nama lembaga.`,
  }),
}
