import { Link } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { DemoMailLink } from '../demo-mail-link.tsx'
import { CodeForm } from './code-form.tsx'

/** Page after registering: mail address, code input, and help if the mail does not arrive. */
export function CheckMail({ email, masked, isDemo }: { email: string; masked: string; isDemo: boolean }) {
  return (
    <div className="mt-2 grid gap-6">
      <p className="text-muted">
        Kami mengirim e-mail ke <b className="text-ink">{masked}</b>. Buka tautan di dalamnya, atau tulis kode
        enam angkanya di sini.
      </p>
      {isDemo && <DemoMailLink />}
      <CodeForm answer={undefined} email={email} isJustSent />
      <p className="text-sm text-muted">
        Belum datang setelah beberapa menit? Lihat folder spam. Alamatnya salah tulis?
        <Link to={paths.register} className="link flex min-h-11 w-fit items-center">
          Daftar lagi
        </Link>
      </p>
    </div>
  )
}
