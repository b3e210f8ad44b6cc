import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { MessageFields } from '#src/ui/message-fields.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { paths } from '#src/urls/paths.ts'
import type { postMessage } from './api.ts'

export const loader = page(async ({ query, unshared, visitor }) => {
  unshared()
  return { key: newKey(), isSent: query.get('terkirim') === '1', isGuest: !(await visitor()) }
})

export const action = page(async ({ api, request }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { name = '', email = '', message = '', idempotency_key = '', captcha } = values
  const body = { name, email, message, idempotency_key }
  const answer = await api<typeof postMessage>('POST /contact', { body: { ...body, captcha }, session: true })
  if (answer.success) return redirect(`${paths.contact}?terkirim=1`)
  return refused(body, answer)
})

export function Component() {
  const { key, isSent, isGuest } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as FormAnswer | undefined
  const { site } = useSite()
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
          <MessageFields answer={answer} rows={7} isGuest={isGuest} />
        </SentForm>
      </div>
    </div>
  )
}
