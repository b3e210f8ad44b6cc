import { useLocation } from 'react-router'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { Link } from '#src/ui/link.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Given } from './designation-group.tsx'
import { question } from './radio-group.tsx'

/** A member's data from the profile. */
export type Donor = { name: string; email: string }

/** Donor data, a message, anonymity, and consent. */
export function DonorGroup({
  donor,
  given,
  letters,
}: {
  donor: Donor | null
  given: Given
  letters: number
}) {
  return (
    <section aria-labelledby="data">
      <h2 id="data" tabIndex={-1} className={question}>
        Data diri
      </h2>
      <div className="mt-4 grid gap-5">
        {donor ? <Profile donor={donor} /> : <GuestFields given={given} />}
        <div className="grid gap-1">
          <TextareaField
            label="Pesan (boleh dikosongkan)"
            rows={3}
            maxLength={280}
            help={`${letters} dari 280 huruf. Pesan dibaca pengurus, tidak dimuat di situs.`}
            {...given('message')}
          />
          <Checkbox name="is_anonymous" defaultChecked={given('is_anonymous').defaultValue === 'on'}>
            Jangan sebut nama saya di muka umum. Nama Anda hanya dilihat sekretariat.
          </Checkbox>
          <div className="hidden group-has-[[value^=campaign]:checked]/target:block">
            <Checkbox name="show_name" defaultChecked={given('show_name').defaultValue === 'on'}>
              Masukkan saya ke daftar donatur di halaman kampanyenya, dengan nama dan bulan saja. Bisa ditarik
              kapan saja.
            </Checkbox>
          </div>
          <Consent given={given} />
        </div>
      </div>
    </section>
  )
}

function Profile({ donor }: { donor: Donor }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control bg-kain px-4 py-3">
      <p className="min-w-0 break-words">
        <span className="block font-semibold">
          <bdi>{donor.name}</bdi>
        </span>
        <span className="block text-note text-muted">Kuitansi dikirim ke {donor.email}</span>
      </p>
      <Link to={paths.profile} className="link inline-flex min-h-11 items-center text-note font-semibold">
        Ubah di profil
      </Link>
    </div>
  )
}

function GuestFields({ given }: { given: Given }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <p className="-mt-2 text-note text-muted">
        Punya akun?{' '}
        <Link to={paths.loginThen(pathname + search)} className="link inline-flex min-h-11 items-center">
          Login dulu
        </Link>
        , dan donasi ini tercatat di riwayat Anda. Yang sudah diisi tetap ada.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nama lengkap" autoComplete="name" required maxLength={100} {...given('name')} />
        <Field
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder="nama@contoh.id"
          help="Untuk kuitansi dan cara membayar."
          {...given('email')}
        />
        <Field
          label="Nomor ponsel (boleh dikosongkan)"
          type="tel"
          autoComplete="tel-national"
          before="+62"
          placeholder="812-3456-7890"
          {...given('phone')}
        />
      </div>
    </>
  )
}

function Consent({ given }: { given: Given }) {
  const { defaultValue, ...rest } = given('consent')
  const text = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener" className="link">
      {words}
      <span className="sr-only"> (tab baru)</span>
    </a>
  )
  return (
    <Checkbox {...rest} required defaultChecked={defaultValue === 'on'}>
      Saya menyetujui pengolahan data untuk donasi ini menurut {text(paths.privacy, 'Kebijakan privasi')} dan{' '}
      {text(paths.terms, 'Syarat layanan')}.
    </Checkbox>
  )
}
