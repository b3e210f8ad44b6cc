import { data, redirectDocument, useActionData, useLoaderData, useNavigation } from 'react-router'
import type { listRegions } from '#src/features/regions/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { answerOf, type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { UnsavedGuard } from '#src/ui/unsaved-guard.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import { paths } from '#src/urls/paths.ts'
import { AccountTabs } from '../account-tabs.tsx'
import type { readProfile } from '../api.ts'
import type { ProfileWire } from '../schema.ts'
import type { patchMe } from './api.ts'
import { profileBody } from './form-body.ts'
import { type ProfilePart, profileParts } from './profile-completeness.ts'
import { type ProfileAnswer, ProfileForm } from './profile-form.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query }) => {
  const [profile, regions] = await Promise.all([
    api<typeof readProfile>('GET /user/profile', { session: true }).then(unwrap),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
  ])
  const said = query.get('tersimpan') ?? ''
  return {
    profile: profile.data,
    regions: regions.success ? regions.data : [],
    saved: Object.hasOwn(words.saved, said) ? (said as keyof typeof words.saved) : null,
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
      <Head title={words.profile} />
      <PageHeading title={words.profile} lead={words.profileLead} />
      <div className="mt-5">
        <AccountTabs current={paths.profile} />
      </div>
      {said && !answer && (
        <div className="mt-5">
          <Notice tone="ok">{words.saved[said]}</Notice>
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

/** Profile completeness, with a link to each missing part. */
function Completeness({ parts }: { parts: ProfilePart[] }) {
  const done = parts.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="kelengkapan" className="max-lg:order-first max-lg:max-w-169">
      <Rubric id="kelengkapan" title={words.completeness} />
      <div className="mt-4">
        <WovenBar share={done / parts.length} />
      </div>
      <p className="mt-2 text-sm text-muted">{words.partsFilled(done, parts.length)}</p>
      <ul className="mt-3 border-t">
        {parts.map(({ title, isDone, field }) => (
          <li
            key={title}
            className={`flex min-h-11 items-center gap-3 border-b text-note ${isDone ? 'max-lg:hidden' : ''}`}
          >
            <Icon name={isDone ? 'circle-check' : 'circle'} className={isDone ? 'text-ok' : 'text-muted'} />
            {isDone ? (
              <span>
                {title}
                <span className="sr-only">{words.isFilled}</span>
              </span>
            ) : (
              <a href={`#${field}`} className="link inline-flex min-h-11 items-center">
                {words.add(title)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Form for a new address, which applies only once confirmed. */
function EmailForm({ profile, answer }: { profile: ProfileWire; answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation()
  const isBusy = (intent: string) => state === 'submitting' && formData?.get('intent') === intent
  const { email, email_pending: pending } = profile
  return (
    <section aria-labelledby="alamat-email">
      <Rubric id="alamat-email" title={words.emailAddress} />
      <p className="mt-3 break-words">
        {words.mailGoesToBefore}
        <strong>{email}</strong>
        {words.mailGoesToAfter}
      </p>
      {pending && (
        <div className="mt-4 grid gap-3">
          <Notice tone="info">
            {words.pendingBefore}
            <span className="break-all">{pending}</span>
            {words.pendingAfter}
          </Notice>
          <SentForm answer={undefined} className="">
            <input type="hidden" name="intent" value="batal" />
            <input type="hidden" name="email" value={email} />
            <Button
              type="submit"
              variant="outline"
              size={44}
              busy={isBusy('batal')}
              busyLabel={words.withdrawing}
            >
              {words.withdraw}
            </Button>
          </SentForm>
        </div>
      )}
      <SentForm answer={answer} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="surat" />
        <Field
          label={words.newEmail}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={words.emailExample}
          help={words.newEmailHelp}
          defaultValue={answer?.values.email ?? ''}
          error={answer?.errors.email?.[0]}
        />
        <div>
          <Button type="submit" variant="outline" busy={isBusy('surat')} busyLabel={words.sending}>
            {words.changeEmail}
          </Button>
        </div>
      </SentForm>
    </section>
  )
}
