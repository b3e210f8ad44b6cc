import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatDate } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { pageAddress } from '../model.ts'
import type { AnnouncedVersion, MemberToNotify } from './queries.ts'

/** Tells a member that a text they agreed to has changed, how, and their options. */
export const versionMail = (
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
