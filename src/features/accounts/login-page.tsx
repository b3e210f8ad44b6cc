import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'

export const loader = page(async () => null)

/** Where the guard leads until accounts are built: says openly that nobody can log in yet. */
export function Component() {
  return (
    <div className="wrap pb-20">
      <Head title="Login" />
      <PageHeading
        title="Login"
        lead="Akun anggota belum dibuka. Anda bisa membaca semua berita tanpa masuk."
      />
      <p className="mt-6">
        <ButtonLink to={paths.news}>Baca berita</ButtonLink>
      </p>
    </div>
  )
}
