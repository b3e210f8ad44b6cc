import { nameIn } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { ClaimRow } from './queries.ts'

type Pic = { id: number; email: string; name: string }

/** Mail that asks a PIC to confirm a membership. Opening its link decides nothing. */
export const claimMail = (
  { id, userName, email, organisasi, region, participantTitle }: ClaimRow,
  pic: Pic,
  { token, publicUrl }: { token: string; publicUrl: string },
): NewMail => ({
  key: claimMailKey(id, pic.id),
  to: pic.email,
  name: pic.name,
  isSecret: true,
  subject: `${userName} ingin bergabung dengan ${participantTitle}`,
  blocks: [
    `${nameIn(userName)} menyatakan diri sebagai anggota ${participantTitle}. Sebagai PIC, Anda yang memastikannya.`,
    {
      facts: [
        ['Nama', userName],
        ['E-mail', email],
        ...(region ? [['Region', region.title] as const] : []),
        ...(organisasi ? [['Organisasi', organisasi] as const] : []),
      ],
    },
    { button: 'Lihat dan putuskan', href: `${publicUrl}${furtherPaths.claim}#${token}` },
    {
      says: 'Tautan ini hanya untuk Anda, berlaku 72 jam dan sekali pakai, tanpa login. Jangan teruskan surat ini. Sesudah itu permintaan ini tetap bisa Anda putuskan di situs:',
      href: publicUrl + deskPaths.members,
    },
  ],
})

export const claimMailKey = (claimId: number, picId: number) => `claim-${claimId}-${picId}`

/** Mail to the claimant: confirmed, or politely not confirmed. */
export function decisionMail(
  { id, email, userName, participantTitle }: ClaimRow,
  status: 'confirmed' | 'refused',
  publicUrl: string,
): NewMail {
  const reader = { key: `claim-decided-${id}`, to: email, name: userName }
  if (status === 'confirmed')
    return {
      ...reader,
      subject: `Selamat bergabung: ${participantTitle}`,
      blocks: [
        `${participantTitle} memastikan bahwa Anda anggotanya. Mulai sekarang tulisan Anda bisa didukung lembaga, dan berkas untuk partisipan terbuka bagi Anda.`,
        { button: 'Ke area anggota', href: publicUrl + paths.member },
      ],
    }
  return {
    ...reader,
    subject: `Tentang keanggotaan Anda di ${participantTitle}`,
    blocks: [
      `Terima kasih sudah mendaftar. ${participantTitle} belum dapat memastikan bahwa Anda anggotanya. Mungkin nama Anda belum mereka kenali, atau lembaganya berbeda.`,
      'Akun Anda tetap berlaku seperti biasa. Bila menurut Anda ini keliru, hubungi lembaga Anda langsung, pilih lembaga lain di profil, atau balas lewat halaman kontak.',
      { button: 'Buka profil', href: publicUrl + paths.profile },
    ],
  }
}
