import type { NewMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { type RequestOrigin, requestOriginFacts } from '../request-origin.ts'

type Reader = { key: string; to: string; name: string; asked: RequestOrigin; publicUrl: string }

/** Mail with the link to set a new password. */
export const resetMail = ({ publicUrl, asked, ...reader }: Reader, token: string): NewMail => ({
  ...reader,
  subject: 'Buat kata sandi baru',
  isSecret: true,
  isAwaited: true,
  blocks: [
    'Anda, atau seseorang yang menulis alamat ini, meminta kata sandi baru. Buat kata sandinya di sini:',
    { button: 'Buat kata sandi baru', href: `${publicUrl}${furtherPaths.resetPassword}#${token}` },
    'Tautan itu berlaku 60 menit dan hanya sekali. Tautan yang kami kirim sebelumnya tidak berlaku lagi.',
    'Permintaan ini datang dari:',
    requestOriginFacts(asked),
    'Bukan Anda? Abaikan saja e-mail ini: kata sandi Anda tetap yang lama, dan orang itu tidak diberi tahu apakah alamat ini punya akun.',
  ],
})

/** Mail that confirms a changed password and the end of all sessions. */
export const passwordChangedMail = ({ publicUrl, asked, ...reader }: Reader): NewMail => ({
  ...reader,
  subject: 'Kata sandi Anda sudah diganti',
  blocks: [
    'Kata sandi akun Anda baru saja diganti lewat tautan di e-mail, dan semua perangkat sudah dikeluarkan. Silakan login dengan kata sandi yang baru.',
    { button: 'Login', href: publicUrl + paths.login },
    'Diganti dari:',
    requestOriginFacts(asked),
    {
      says: 'Bukan Anda? Segera buat kata sandi baru di sini, dan ganti juga kata sandi e-mail Anda:',
      href: publicUrl + furtherPaths.forgotPassword,
    },
    { says: 'Lalu kabari kami di sini:', href: publicUrl + paths.contact },
  ],
})
