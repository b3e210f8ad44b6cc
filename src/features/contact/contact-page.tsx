import { data, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import type { postMessage } from './api.ts'

export const loader = page(async ({ query, unshared }) => {
  unshared()
  return { key: newKey(), isSent: query.get('terkirim') === '1' }
})

export const action = page(async ({ api, request }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { name = '', email = '', message = '', idempotency_key = '' } = values
  const body = { name, email, message, idempotency_key }
  const answer = await api<typeof postMessage>('POST /contact', { body })
  if (answer.success) return redirect(`${paths.contact}?terkirim=1`)
  return data<FormAnswer>(
    { values: body, errors: answer.errors ?? {}, code: answer.code },
    { status: answer.code === 111 ? 503 : answer.code },
  )
})

export function Component() {
  const { key, isSent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as FormAnswer | undefined
  const { site } = useSite()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title="Kirim pesan"
        description={`Tulis kepada sekretariat ${site.name}.`}
        canonical={paths.contact}
      />
      <PageHeading
        title="Kirim pesan"
        lead="Tulis kepada sekretariat. Kami membalas lewat e-mail, biasanya dalam dua hari kerja."
      />
      <div className="mt-7 max-w-xl">
        {isSent && <Notice tone="ok">Pesan Anda sudah kami terima. Terima kasih.</Notice>}
        {answer?.code === 409 && (
          <Notice tone="warn">
            Pesan sebelumnya sudah terkirim. Muat ulang halaman ini untuk menulis pesan baru.
          </Notice>
        )}
        <SentForm key={key} answer={answer} className="mt-5 grid gap-5">
          <input type="hidden" name="idempotency_key" value={answer?.values.idempotency_key ?? key} />
          <Field
            label="Nama"
            name="name"
            autoComplete="name"
            required
            maxLength={100}
            {...answerFor(answer, 'name')}
          />
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            required
            placeholder="nama@contoh.id"
            {...answerFor(answer, 'email')}
          />
          <TextareaField
            label="Pesan"
            name="message"
            rows={7}
            required
            maxLength={4000}
            {...answerFor(answer, 'message')}
          />
          <div>
            <Button type="submit" busy={isBusy} busyLabel="Mengirim">
              Kirim pesan
            </Button>
          </div>
        </SentForm>
      </div>
    </div>
  )
}

const answerFor = (answer: FormAnswer | undefined, name: string) => ({
  defaultValue: answer?.values[name] ?? '',
  error: answer?.errors[name]?.[0],
})
