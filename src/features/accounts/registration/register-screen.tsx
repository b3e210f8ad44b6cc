import { data, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { listRegions } from '../../regions/api.ts'
import { fetchIsDemo } from '../demo-mail-link.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { withoutSecrets } from '../typed-twice.ts'
import type { postRegistration } from './api.ts'
import { CheckMail } from './check-mail.tsx'
import { ConsentGroup } from './consent-group.tsx'
import { MoreGroup } from './more-group.tsx'
import { type Given, PersonGroup } from './person-group.tsx'
import { type RegionChoice, toBody, toFormErrors } from './registration-form.ts'

type Answer = { sent: { email: string; masked: string } } | FormAnswer | undefined

/** Cover seed of an ikat pattern. */
const cloth = { family: 'indigo', seed: 6 }

async function askRegions(api: PageArgs['api']): Promise<RegionChoice[]> {
  const regions = unwrap(await api<typeof listRegions>('GET /region', { query: { limit: 100 } })).data
  return regions.map(({ id, title, partisipan }) => ({ id, title, institutions: partisipan }))
}

export const loader = page(async ({ api }) => {
  const [regions, isDemo] = await Promise.all([askRegions(api), fetchIsDemo(api)])
  return { regions, isDemo }
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
  const isSent = answer !== undefined && 'sent' in answer
  return (
    <PlainFrame
      site={site}
      cloth={cloth}
      label="Masuk ke jaringan, lalu bagikan kabar dari tempat Anda bekerja."
      aside={<LoginLink />}
      title={isSent ? 'Periksa e-mail Anda' : 'Register'}
      lead={
        isSent
          ? undefined
          : 'Terbuka untuk umum berusia 17 tahun ke atas. Kami mengirim kode aktivasi ke e-mail Anda.'
      }
      wide={!isSent}
    >
      <Head title={isSent ? 'Periksa e-mail Anda' : 'Register'} />
      {isSent ? <CheckMail {...answer.sent} isDemo={isDemo} /> : <RegisterForm answer={answer} />}
    </PlainFrame>
  )
}

const LoginLink = () => (
  <>
    <span className="max-md:sr-only">Sudah punya akun? </span>
    <Link to={paths.login} className="link inline-flex min-h-11 items-center font-semibold">
      Login
    </Link>
  </>
)

function RegisterForm({ answer }: { answer: FormAnswer | undefined }) {
  const { regions } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().formMethod === 'POST'
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  const given: Given = (name) => ({ defaultValue: answer?.values[name] ?? '', error: errorOf(name) })
  return (
    <SentForm answer={answer} className="grid gap-5">
      <PersonGroup given={given} regions={regions} />
      <fieldset>
        <legend className="sr-only">Kata sandi</legend>
        <NewPasswordFields errorOf={errorOf} />
      </fieldset>
      <MoreGroup given={given} />
      <ConsentGroup given={given} hasNewsletter />
      <CaptchaField act="register" error={errorOf('captcha')} />
      <Button type="submit" wide busy={isBusy} busyLabel="Membuat akun">
        Buat akun
      </Button>
    </SentForm>
  )
}
