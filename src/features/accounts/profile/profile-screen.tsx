import { data, redirectDocument, useActionData, useLoaderData } from 'react-router'
import type { listRegions } from '#src/features/regions/api.ts'
import { answerOf, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { UnsavedGuard } from '#src/ui/unsaved-guard.tsx'
import { paths } from '#src/urls/paths.ts'
import { AccountTabs } from '../account-tabs.tsx'
import type { readProfile } from '../api.ts'
import type { ProfileWire } from '../schema.ts'
import type { patchMe } from './api.ts'
import { Completeness } from './completeness.tsx'
import { EmailForm } from './email-form.tsx'
import { profileBody } from './form-body.ts'
import { profileParts } from './profile-completeness.ts'
import { type ProfileAnswer, ProfileForm } from './profile-form.tsx'

const saved = {
  profil: 'Profil Anda sudah disimpan.',
  surat: 'Kami mengirim tautan ke alamat baru. Alamat berganti setelah tautannya dibuka.',
  batal: 'Permintaan ganti alamat dibatalkan.',
}

export const loader = page(async ({ api, query }) => {
  const [profile, regions] = await Promise.all([
    api<typeof readProfile>('GET /user/profile', { session: true }).then(unwrap),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
  ])
  const said = query.get('tersimpan') ?? ''
  return {
    profile: profile.data,
    regions: regions.success ? regions.data : [],
    saved: Object.hasOwn(saved, said) ? (said as keyof typeof saved) : null,
  }
})

/** Redirects after a change, since the header shows name and photo too. */
export const action = page(async ({ api, request }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { intent = 'profil' } = values
  const body = intent === 'profil' ? profileBody(values) : { email: values.email ?? '' }
  const answer = await api<typeof patchMe>('PATCH /auth/me', { body, session: true })
  if (answer.success) return redirectDocument(`${paths.profile}?tersimpan=${intent}`)
  if (answer.code !== 409) return refused(values, answer)
  const { current } = answer.data as { current: ProfileWire }
  return data({ ...answerOf(values, answer), current }, { status: 409 })
})

export function Component() {
  const { profile, regions, saved: said } = useLoaderData<typeof loader>()
  const answer = useActionData() as ProfileAnswer | undefined
  const answerTo = (intent: string) => (answer?.values.intent === intent ? answer : undefined)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title="Profil" />
      <PageHeading
        title="Profil"
        lead="Data yang tersimpan tentang Anda. Hanya yang berbintang wajib diisi."
      />
      <div className="mt-5">
        <AccountTabs current={paths.profile} />
      </div>
      {said && !answer && (
        <div className="mt-5">
          <Notice tone="ok">{saved[said]}</Notice>
        </div>
      )}
      <div className="mt-7 grid gap-x-14 gap-y-11 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid max-w-169 content-start gap-11">
          <UnsavedGuard>
            <ProfileForm profile={profile} regions={regions} answer={answerTo('profil')} />
          </UnsavedGuard>
          <EmailForm profile={profile} answer={answerTo('surat') ?? answerTo('batal')} />
        </div>
        <Completeness parts={profileParts(profile)} />
      </div>
    </div>
  )
}
