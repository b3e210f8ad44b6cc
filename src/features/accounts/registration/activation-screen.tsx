import { useEffect } from 'react'
import { data, useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router'
import { furtherPaths } from '#src/further-paths.ts'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { answerOf, type FormAnswer, SentForm, statusOf } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { Ring } from '#src/ui/spinner.tsx'
import { takeHash } from '#src/ui/take-hash.ts'
import { askIsDemo, DemoMailLink } from '../demo-mail-link.tsx'
import type { postActivation } from './api.ts'
import { CodeForm } from './code-form.tsx'

type Answer =
  | { is: 'active'; wasActive: boolean }
  | { is: 'resent'; email: string; masked: string }
  | ({ is: 'refused'; next: string | undefined } & FormAnswer)
  | undefined

/** A seed that weaves ikat. */
const cloth = { family: 'indigo', seed: 6 }

export const loader = page(async ({ api }) => ({ isDemo: await askIsDemo(api) }))

export const action = page(async ({ api, request }) => {
  const {
    token,
    email = '',
    code = '',
    intent,
  } = Object.fromEntries(await request.formData()) as Record<string, string>
  const byMail = intent === 'resend' ? { email, resend: true as const } : { email, code }
  const answer = await api<typeof postActivation>('POST /user/activation', {
    body: token ? { token } : byMail,
  })
  if (!answer.success) {
    const { next } = answer.data as { next?: string }
    const values: Record<string, string> = token ? { token } : { email, code }
    return data({ is: 'refused', next, ...answerOf(values, answer) }, { status: statusOf(answer) })
  }
  if (answer.data.activated) return data({ is: 'active', wasActive: answer.data.was_active })
  return data({ is: 'resent', email, masked: answer.data.email_masked })
})

export function Component() {
  const answer = useActionData() as Answer
  const { site } = useSite()
  const isOpening = useLinkInHash()
  const title = isOpening ? 'Mengaktifkan akun' : titleOf(answer)
  return (
    <PlainFrame site={site} cloth={cloth} label="Tinggal satu langkah lagi." title={title}>
      <Head title={title} />
      <div className="mt-4 grid gap-6">{isOpening ? <Opening /> : <Step answer={answer} />}</div>
    </PlainFrame>
  )
}

function titleOf(answer: Answer): string {
  if (answer?.is === 'active') return answer.wasActive ? 'Akun ini sudah aktif' : 'Akun Anda aktif'
  return answer?.is === 'resent' ? 'Periksa e-mail Anda' : 'Aktifkan akun'
}

/** Posts the link's token, which stands behind `#` so that no log has it. @returns whether that is going on */
function useLinkInHash(): boolean {
  const submit = useSubmit()
  const { formData } = useNavigation()
  useEffect(() => {
    const token = takeHash()
    if (token) void submit({ token }, { method: 'post', action: furtherPaths.activation, replace: true })
  }, [submit])
  return formData?.has('token') ?? false
}

const Opening = () => (
  <p role="status" className="flex items-center gap-3 text-muted">
    <Ring className="size-6 text-blue" /> Sebentar, akun Anda sedang diaktifkan.
  </p>
)

function Step({ answer }: { answer: Answer }) {
  const { isDemo } = useLoaderData<typeof loader>()
  if (answer?.is === 'active')
    return (
      <>
        <p className="text-muted">
          {answer.wasActive
            ? 'Tautan atau kodenya sudah dipakai dan akunnya sudah ada. Silakan login.'
            : 'Terima kasih, alamat e-mail Anda sudah dipastikan. Silakan login dengan kata sandi yang tadi Anda buat.'}
        </p>
        <ButtonLink to={paths.login}>Login</ButtonLink>
      </>
    )
  if (answer?.is === 'refused' && answer.values.token) return <LinkRefused {...answer} />
  const isResent = answer?.is === 'resent'
  return (
    <>
      {isResent ? (
        <Notice tone="ok">
          Jika ada pendaftaran untuk {answer.masked}, e-mail baru sudah dikirim. Tautan dan kode yang lama
          tidak berlaku lagi.
        </Notice>
      ) : (
        <p className="text-muted">
          Buka tautan di e-mail aktivasi, atau tulis alamat e-mail Anda dan kodenya di sini.
        </p>
      )}
      {isDemo && <DemoMailLink />}
      <CodeForm
        answer={answer?.is === 'refused' ? answer : undefined}
        email={isResent ? answer.email : undefined}
        isJustSent={isResent}
      />
    </>
  )
}

/** A link that opened nothing: what to do next; where only the line failed, the same again. */
function LinkRefused(answer: FormAnswer & { next: string | undefined }) {
  const sentence = answer.errors.token?.[0]
  if (!sentence)
    return (
      <SentForm answer={answer} className="grid justify-items-start gap-5">
        <input type="hidden" name="token" value={answer.values.token} />
        <Button type="submit">Coba lagi</Button>
      </SentForm>
    )
  return (
    <>
      <Notice tone="bad">{sentence}</Notice>
      {answer.next === 'register' ? (
        <ButtonLink to={paths.register}>Daftar lagi</ButtonLink>
      ) : (
        <CodeForm answer={undefined} />
      )}
    </>
  )
}
