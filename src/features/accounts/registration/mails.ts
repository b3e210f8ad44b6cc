import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatDateTime } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { type RequestOrigin, requestOriginFacts } from '../request-origin.ts'

type Reader = { key: string; to: string; asked: RequestOrigin; publicUrl: string }

const NOT_YOU =
  'Bukan Anda? Abaikan saja e-mail ini. Tanpa tautan atau kode di atas tidak ada akun yang dibuat, dan data pendaftarannya dihapus setelah 48 jam.'

/**
 * Activation mail with link and code. It has no name in its greeting: a stranger who registered the address may have
 * chosen the name.
 */
export const activationMail = (
  { publicUrl, asked, ...reader }: Reader,
  { token, code, registeredAt }: { token: string; code: string; registeredAt: Date },
): NewMail => ({
  ...reader,
  subject: 'Aktifkan akun Anda',
  isSecret: true,
  isAwaited: true,
  blocks: [
    'Terima kasih sudah mendaftar. Tinggal satu langkah: pastikan bahwa alamat e-mail ini milik Anda.',
    { button: 'Aktifkan akun', href: `${publicUrl}${furtherPaths.activation}#${token}` },
    'Tautan itu berlaku 48 jam dan hanya sekali. Anda juga bisa menulis kode ini di halaman aktivasi; kodenya berlaku 10 menit:',
    { code },
    { says: 'Halaman aktivasi:', href: publicUrl + furtherPaths.activation },
    `Pendaftaran ini dibuat ${formatDateTime(registeredAt)}. Bila Anda mendaftar pada waktu lain, orang lain memakai alamat Anda: buka tautannya saja, lalu buat kata sandi Anda sendiri.`,
    'E-mail ini diminta dari:',
    requestOriginFacts(asked),
    NOT_YOU,
  ],
})

/** Mail for an address that already has an account, instead of the activation mail. */
export const knownAccountMail = ({ publicUrl, asked, ...reader }: Reader & { name: string }): NewMail => ({
  ...reader,
  subject: 'Anda sudah punya akun',
  isAwaited: true,
  blocks: [
    'Seseorang, mungkin Anda sendiri, baru saja mendaftar atau meminta e-mail aktivasi dengan alamat ini. Alamat ini sudah punya akun yang aktif, jadi tidak ada yang kami ubah: kata sandi dan data Anda tetap sama.',
    { button: 'Login', href: publicUrl + paths.login },
    { says: 'Lupa kata sandi? Buat yang baru di sini:', href: publicUrl + furtherPaths.forgotPassword },
    'Permintaan itu datang dari:',
    requestOriginFacts(asked),
    'Bukan Anda? Tidak ada yang perlu dilakukan. Orang itu tidak diberi tahu bahwa alamat ini punya akun.',
  ],
})
