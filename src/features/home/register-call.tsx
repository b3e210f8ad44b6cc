import { ButtonLink } from '#src/ui/button.tsx'
import { paths } from '#src/urls/paths.ts'

/** Closing section for guests: reasons to register. */
export function RegisterCall() {
  return (
    <section className="bg-kain py-14 md:py-18">
      <div className="wrap gap-14 md:flex md:items-end md:justify-between">
        <div className="max-w-160">
          <h2 className="text-section">Tambahkan benang Anda</h2>
          <p className="mt-2.5 text-lg text-ink/80">
            Dengan akun Anda bisa mengunduh bahan untuk anggota, bertanya di forum, dan mengirim kabar dari
            lapangan. Mendaftar tidak dipungut biaya.
          </p>
        </div>
        <div className="flex flex-none gap-3 max-md:mt-6 max-md:*:flex-auto">
          <ButtonLink to={paths.register}>Register</ButtonLink>
          <ButtonLink to={paths.login} variant="outline">
            Login
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
