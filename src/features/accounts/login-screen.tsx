import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'

/** A seed that weaves songket. */
const cloth = { family: 'kunyit', seed: 14 }

/** Where the guard leads. Logging in comes with accounts; until then the page says so. */
export function Component() {
  const { site } = useSite()
  return (
    <PlainFrame
      site={site}
      cloth={cloth}
      label="Selamat datang kembali."
      title="Login"
      lead="Akun anggota belum dibuka. Anda bisa membaca semua berita tanpa masuk."
    >
      <Head title="Login" />
      <ButtonLink to={paths.news}>Baca berita</ButtonLink>
    </PlainFrame>
  )
}
