import { data, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { useSentences } from '#src/ui/use-sentences.ts'
import { paths } from '#src/urls/paths.ts'
import type { listLists } from '../../mailings/lists/api.ts'
import type { listRegions } from '../../regions/api.ts'
import { DemoMailLink, fetchIsDemo } from '../demo-mail-link.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { withoutSecrets } from '../typed-twice.ts'
import type { postRegistration } from './api.ts'
import { CodeForm } from './code-form.tsx'
import { ConsentGroup, type ListBoxes } from './consent-group.tsx'
import { type Given, PersonGroup } from './person-group.tsx'
import { type RegionChoice, toBody, toFormErrors } from './registration-form.ts'
import * as words from './words.id.ts'

const names = ['jenis_kelamin', 'tempat_lahir', 'tanggal_lahir', 'alamat']

/** Optional fields, collapsed; open if one has a value or an error. */
function MoreGroup({ given }: { given: Given }) {
  const isOpen = names.some((name) => given(name).defaultValue || given(name).error)
  return (
    <details open={isOpen} className="group border-y">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold">
        <span>
          {words.moreAboutYou}{' '}
          <span className="block text-sm font-normal text-muted sm:inline">{words.nowOrLater}</span>
        </span>
        <Icon name="chevron-down" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <fieldset className="grid gap-5 pt-2 pb-5 sm:grid-cols-2">
        <legend className="sr-only">{words.personalDetails}</legend>
        <SelectField label={words.gender} name="jenis_kelamin" autoComplete="sex" {...given('jenis_kelamin')}>
          <option value="">{words.notGiven}</option>
          <option value="P">{words.female}</option>
          <option value="L">{words.male}</option>
        </SelectField>
        <Field
          label={words.birthDate}
          name="tanggal_lahir"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          {...given('tanggal_lahir')}
        />
        <Field label={words.birthPlace} name="tempat_lahir" maxLength={100} {...given('tempat_lahir')} />
        <div className="sm:col-span-2">
          <TextareaField
            label={words.address}
            name="alamat"
            rows={3}
            autoComplete="street-address"
            maxLength={500}
            {...given('alamat')}
          />
        </div>
      </fieldset>
    </details>
  )
}

type Answer = { sent: { email: string; masked: string } } | FormAnswer | undefined

/** Cover seed of an ikat pattern. */
const cloth = { family: 'indigo', seed: 6 }

async function askRegions(api: PageArgs['api']): Promise<RegionChoice[]> {
  const regions = unwrap(await api<typeof listRegions>('GET /region', { query: { limit: 100 } })).data
  return regions.map(({ id, title, partisipan }) => ({ id, title, institutions: partisipan }))
}

/** Boxes for mailing lists; without them the form works, too. */
async function askLists(api: PageArgs['api']): Promise<ListBoxes> {
  const answer = await api<typeof listLists>('GET /lists', { query: { limit: 100 } })
  const lists = answer.success ? answer.data : []
  return {
    hasRegions: lists.some(({ kind }) => kind === 'region'),
    own: lists.filter(({ kind }) => kind === 'own').map(({ slug, name }) => ({ slug, name })),
  }
}

export const loader = page(async ({ api }) => {
  const [regions, isDemo, lists] = await Promise.all([askRegions(api), fetchIsDemo(api), askLists(api)])
  return { regions, isDemo, lists }
})

/** Renders the next page directly: a redirect would carry the address (decision 027). */
export const action = page(async ({ api, request }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const body = toBody(values, await askRegions(api))
  const answer = await api<typeof postRegistration>('POST /user/register', { session: true, body })
  if (!answer.success)
    return refused(withoutSecrets(values), { ...answer, errors: toFormErrors(answer.errors, values) })
  return data(
    { sent: { email: (values.email ?? '').trim(), masked: answer.data.email_masked } },
    { status: 201 },
  )
})

export function Component() {
  const { isDemo } = useLoaderData<typeof loader>()
  const answer = useActionData() as Answer
  const { site } = useSite()
  const sentence = useSentences()
  const isSent = answer !== undefined && 'sent' in answer
  return (
    <PlainFrame
      site={site}
      cloth={cloth}
      label={sentence('register_label')}
      aside={<LoginLink />}
      title={isSent ? words.checkMail : words.register}
      lead={isSent ? undefined : words.openToAll}
      wide={!isSent}
    >
      <Head title={isSent ? words.checkMailTitle : words.register} />
      {isSent ? <CheckMail {...answer.sent} isDemo={isDemo} /> : <RegisterForm answer={answer} />}
    </PlainFrame>
  )
}

const LoginLink = () => (
  <>
    <span className="max-md:sr-only">{words.hasAccount}</span>
    <Link to={paths.login} className="link inline-flex min-h-11 items-center font-semibold">
      {words.login}
    </Link>
  </>
)

function RegisterForm({ answer }: { answer: FormAnswer | undefined }) {
  const { regions, lists } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().formMethod === 'POST'
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  const given: Given = (name) => ({ defaultValue: answer?.values[name] ?? '', error: errorOf(name) })
  return (
    <SentForm answer={answer} className="grid gap-5">
      <PersonGroup given={given} regions={regions} />
      <fieldset>
        <legend className="sr-only">{words.password}</legend>
        <NewPasswordFields errorOf={errorOf} />
      </fieldset>
      <MoreGroup given={given} />
      <ConsentGroup given={given} hasNewsletter lists={lists} />
      <CaptchaField act="register" error={errorOf('captcha')} />
      <Button type="submit" wide busy={isBusy} busyLabel={words.creatingAccount}>
        {words.createAccount}
      </Button>
    </SentForm>
  )
}

/** Page after registering: mail address, code input, and help if the mail does not arrive. */
function CheckMail({ email, masked, isDemo }: { email: string; masked: string; isDemo: boolean }) {
  return (
    <div className="mt-2 grid gap-6">
      <p className="text-muted">
        {words.mailSentBefore}
        <b className="text-ink">{masked}</b>
        {words.mailSentAfter}
      </p>
      {isDemo && <DemoMailLink />}
      <CodeForm answer={undefined} email={email} isJustSent />
      <p className="text-sm text-muted">
        {words.notArrived}
        <Link to={paths.register} className="link flex min-h-11 w-fit items-center">
          {words.registerAgain}
        </Link>
      </p>
    </div>
  )
}
