import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { InstitutionRow } from './queries.ts'

/** Mail to the secretariat: a change is pending. */
export const changeWaitingMail = (
  to: string,
  { id, institution, place }: { id: number; institution: { id: number; title: string }; place: SiteOrigin },
): NewMail => ({
  key: `page-change-${id}`,
  to,
  subject: `Perubahan halaman menunggu: ${institution.title}`,
  blocks: [
    `PIC ${institution.title} mengusulkan perubahan pada halaman lembaganya.`,
    { button: 'Lihat perubahan', href: place.publicUrl + deskPaths.participant(institution.id) },
  ],
})

type Decided = { row: InstitutionRow; status: 'accepted' | 'refused'; comment: string; place: SiteOrigin }

/** Mail to the proposing PIC: decision on the change. */
export function changeDecidedMail(
  reader: { email: string; name: string },
  { row, status, comment, place }: Decided,
): NewMail {
  const says =
    status === 'accepted'
      ? `Perubahan Anda pada halaman ${row.title} sudah tampil di situs. Terima kasih.`
      : `Sekretariat membaca usulan Anda untuk halaman ${row.title} dan belum memuatnya. Perbaiki menurut catatan, lalu kirim lagi.`
  return {
    key: `page-change-decided-${row.change!.id}`,
    to: reader.email,
    name: reader.name,
    subject: `${status === 'accepted' ? 'Dimuat' : 'Belum dimuat'}: perubahan halaman ${row.title}`,
    blocks: [
      says,
      ...(comment ? [{ facts: [['Catatan', comment]] as const }] : []),
      { button: 'Buka halaman lembaga', href: place.publicUrl + deskPaths.institution },
    ],
  }
}
