import { orderNumber } from '#src/features/giving/order-number.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { paths } from '#src/urls/paths.ts'

/** Page of an expired mail link: the reason, and how to get the receipt again. */
export function OrderEnded({ orderId }: { orderId: string }) {
  const { site } = useSite()
  const number = orderNumber(orderId)
  const subject = `Salinan kuitansi ${number}`
  const body = `Mohon kirimkan lagi kuitansi donasi saya, nomor pesanan ${number}.`
  const title = 'Tautan ini sudah berakhir'
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={title} />
      <PageHeading
        title={title}
        lead="Tautan di e-mail kami berlaku satu tahun, supaya data Anda tetap aman bila e-mail itu terbaca orang lain. Donasi dan kuitansi Anda tetap tercatat pada kami."
      />
      <section aria-labelledby="minta-lagi" className="mt-7 max-w-150">
        <h2 id="minta-lagi" className="text-card">
          Butuh kuitansinya lagi?
        </h2>
        <ul className="mt-3 grid list-disc gap-2.5 pl-5">
          <li>
            Tulis kepada sekretariat dari alamat e-mail yang Anda pakai waktu memberi, dan sebutkan nomor
            pesanan <strong className="figures">{number}</strong>. Kami mengirimkannya ke alamat itu.
          </li>
          <li>
            Atau{' '}
            <Link to={paths.register} className="link">
              buat akun
            </Link>{' '}
            dengan alamat e-mail yang sama: semua donasi Anda muncul di sana, dengan kuitansinya. Sudah punya
            akun? Login saja.
          </li>
        </ul>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          {site.email ? (
            <ButtonLink
              to={`mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
              reloadDocument
            >
              Minta lewat e-mail
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.contact}>Tulis kepada sekretariat</ButtonLink>
          )}
          <ButtonLink to={paths.loginThen(paths.donation(orderId))} variant="outline">
            Login
          </ButtonLink>
        </div>
        {site.email && (
          <p className="mt-5 text-note text-muted">
            E-mail kami: {site.email}. Bisa juga{' '}
            <Link to={paths.contact} className="link">
              lewat halaman kontak
            </Link>
            .
          </p>
        )}
      </section>
    </div>
  )
}
