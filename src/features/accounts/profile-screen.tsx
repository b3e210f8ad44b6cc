import { useLoaderData } from 'react-router'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import type { readProfile } from './api.ts'

export const loader = page(
  async ({ api }) => unwrap(await api<typeof readProfile>('GET /user/profile', { session: true })).data,
)

/** What the network knows of the member; changing it comes with accounts. */
export function Component() {
  const profile = useLoaderData<typeof loader>()
  const facts: [label: string, value: string | null | undefined][] = [
    ['Nama lengkap', profile.nama_lengkap],
    ['E-mail', profile.email],
    ['Nomor ponsel', profile.phone],
    ['Alamat', profile.alamat],
    ['Region', profile.region?.title],
    ['Lembaga', profile.partisipan?.title ?? profile.organisasi],
  ]
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title="Profil" />
      <PageHeading title="Profil" lead="Data yang tersimpan tentang Anda." />
      <dl className="mt-7 max-w-2xl border-t-2 border-ink">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 border-b py-3 md:grid-cols-[12rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 font-semibold break-words">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
