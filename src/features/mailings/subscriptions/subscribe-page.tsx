import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Field, SelectField } from '#src/ui/field.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { listLists } from '../lists/api.ts'
import type { postSubscription } from './api.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query, unshared, visitor }) => {
  unshared()
  const [lists, who] = await Promise.all([
    api<typeof listLists>('GET /lists', { query: { limit: 100 } }).then(unwrap),
    visitor(),
  ])
  return {
    lists: lists.data,
    wanted: query.get('list') ?? '',
    said: query.get('selesai'),
    isGuest: !who,
  }
})

/** The box at the foot of every page posts its address here, too. */
export const action = page(async ({ api, request }) => {
  const {
    email = '',
    list = 'nasional',
    captcha,
  } = Object.fromEntries(await request.formData()) as Record<string, string>
  const answer = await api<typeof postSubscription>('POST /lists/{slug}/subscription', {
    params: { slug: list },
    body: { ...(email && { email }), ...(captcha && { captcha }) },
    session: true,
  })
  if (!answer.success) return refused({ email, list }, answer)
  return redirect(`${paths.subscribe}?selesai=${answer.data.state}`)
})

export function Component() {
  const { lists, said, isGuest } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as FormAnswer | undefined
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={words.subscribeTitle}
        description={words.subscribeDescription}
        canonical={paths.subscribe}
      />
      <PageHeading title={words.subscribeTitle} lead={words.subscribeLead} />
      <div className="mt-7 grid max-w-xl gap-5">
        {said === 'subscribed' && !answer && <Notice tone="ok">{words.alreadySubscribed}</Notice>}
        {answer?.code === 404 && <Notice tone="warn">{words.chooseAnother}</Notice>}
        {said === 'mailed' && !answer ? (
          <Mailed />
        ) : lists.length === 0 ? (
          <Notice tone="info">{words.noLists}</Notice>
        ) : (
          <SubscribeForm answer={answer} isGuest={isGuest} />
        )}
      </div>
    </div>
  )
}

const Mailed = () => (
  <>
    <Notice tone="ok">{words.confirmByMail}</Notice>
    <div>
      <ButtonLink to={paths.subscribe} variant="outline">
        {words.otherListOrAddress}
      </ButtonLink>
    </div>
  </>
)

function SubscribeForm({ answer, isGuest }: { answer: FormAnswer | undefined; isGuest: boolean }) {
  const { lists, wanted } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().formMethod === 'POST'
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  return (
    <SentForm answer={answer} className="grid gap-5">
      <SelectField
        label={words.newsletter}
        name="list"
        defaultValue={answer?.values.list ?? (wanted || undefined)}
        error={errorOf('list') ?? errorOf('slug')}
      >
        {lists.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      {isGuest ? (
        <>
          <Field
            label={words.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            placeholder={words.emailExample}
            defaultValue={answer?.values.email ?? ''}
            error={errorOf('email')}
          />
          <CaptchaField act="subscribe" error={errorOf('captcha')} />
          <p className="text-sm text-muted">
            {words.addressUse}{' '}
            <Link to={paths.privacy} className="link">
              {words.privacyPolicy}
            </Link>
            .
          </p>
        </>
      ) : (
        <p className="text-note text-muted">
          {words.sentToAccount}{' '}
          <Link to={furtherPaths.memberPrivacy} className="link">
            {words.privacyPage}
          </Link>
          .
        </p>
      )}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={words.sending}>
          {words.subscribe}
        </Button>
      </div>
    </SentForm>
  )
}
