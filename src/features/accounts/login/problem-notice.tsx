import { useSite } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { LoginProblem } from './login-answer.ts'

const words: Record<LoginProblem, string> = {
  wrong: 'E-mail atau kata sandi belum cocok. Periksa lagi, atau buat kata sandi baru.',
  'wrong-code': 'Kode belum cocok. Tulis kode yang sekarang tampil di aplikasi, atau satu kode pemulihan.',
  ended: 'Waktu untuk langkah kedua sudah habis. Masuk sekali lagi.',
  inactive: 'Akun ini belum diaktifkan. Buka tautan atau kode yang kami kirim ke e-mail Anda.',
  suspended: 'Akun ini sedang dinonaktifkan.',
  many: 'Terlalu banyak percobaan. Pastikan di bawah ini bahwa Anda bukan robot, atau coba lagi dalam 15 menit.',
  locked:
    'Akun ini hari ini terlalu sering dicoba, jadi kata sandinya belum diterima lagi. Buat kata sandi baru lewat e-mail: setelah itu Anda langsung bisa masuk.',
  busy: 'Login belum bisa diproses. Tunggu sebentar, lalu coba lagi.',
}

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-3'

export function ProblemNotice({ problem }: { problem: LoginProblem }) {
  const { site } = useSite()
  return (
    <Notice tone={problem === 'inactive' ? 'warn' : 'bad'}>
      {words[problem]}
      {problem === 'suspended' && site.email && (
        <>
          {' '}
          Tulis ke{' '}
          <a href={`mailto:${site.email}`} className={link}>
            {site.email}
          </a>
        </>
      )}
      {problem === 'locked' && (
        <>
          {' '}
          <Link to={furtherPaths.forgotPassword} className={link}>
            Buat kata sandi baru
          </Link>
        </>
      )}
      {problem === 'inactive' && (
        <>
          {' '}
          <Link to={furtherPaths.activation} className={link}>
            Tulis kode aktivasi
          </Link>
        </>
      )}
    </Notice>
  )
}
