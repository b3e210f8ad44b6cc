/** Mails to the secretariat, which reads the first language of the site. */

import type { NewMail } from '#src/platform/mail/outbox.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'

type About = { institution: { id: number; title: string }; publicUrl: string }

/** Mail to the secretariat: a change of an institution's page is pending. */
export const changeWaitingMail = (
  to: string,
  id: number,
  { institution: { id: institutionId, title }, publicUrl }: About,
): NewMail => ({
  key: `page-change-${id}`,
  to,
  subject: `Perubahan halaman menunggu: ${title}`,
  blocks: [
    `PIC ${title} mengusulkan perubahan pada halaman lembaganya.`,
    { button: 'Lihat perubahan', href: publicUrl + deskPaths.participant(institutionId) },
  ],
})

/** Mail to the secretariat: an institution has no PIC left. */
export const noPicLeftMail = (
  to: string,
  now: Date,
  { institution: { id, title }, publicUrl }: About,
): NewMail => ({
  key: `no-pic-${id}-${now.getTime()}`,
  to,
  subject: `${title} tidak punya PIC lagi`,
  blocks: [
    `PIC terakhir ${title} sudah tidak bertugas. Sampai ada PIC baru, sekretariat yang memastikan anggotanya.`,
    { button: 'Tunjuk PIC baru', href: publicUrl + deskPaths.participant(id) },
  ],
})
