import { useLoaderData } from 'react-router'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import type { readProfile } from './api.ts'

export const loader = page(async ({ api }) => {
  const { data } = unwrap(await api<typeof readProfile>('GET /user/profile', { session: true }))
  return {
    name: data.nama_lengkap,
    email: data.email,
    region: data.region?.title,
    participant: data.partisipan?.title,
  }
})

export function Component() {
  const { name, email, region, participant } = useLoaderData<typeof loader>()
  const facts = [
    ['E-mail', email],
    ['Region', region],
    ['Lembaga', participant],
  ].filter(([, value]) => value)
  return (
    <div className="wrap py-9 md:py-14">
      <Head title="Area anggota" />
      <h1 className="text-page">Selamat datang, {name}</h1>
      <section className="mt-8">
        <Rubric title="Profil Anda" />
        <dl className="mt-4">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 border-b py-3">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 text-right font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <ButtonLink to={paths.news}>Baca berita terbaru</ButtonLink>
        </p>
      </section>
    </div>
  )
}
