import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { MessageFields } from '#src/ui/message-fields.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { paths } from '#src/urls/paths.ts'
import type { readSettings } from '../settings/api.ts'
import type { postMessage } from './api.ts'
import { Office } from './office.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query, unshared, visitor }) => {
  unshared()
  const [settings, who] = await Promise.all([api<typeof readSettings>('GET /settings'), visitor()])
  return {
    key: newKey(),
    isSent: query.get('terkirim') === '1',
    isGuest: !who,
    hours: settings.success ? settings.data.office_hours : '',
    province: settings.success ? settings.data.office_province : '',
  }
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
  const { key, isSent, isGuest, hours, province } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as FormAnswer | undefined
  const { site } = useSite()
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={words.sendMessage}
        description={words.writeToSecretariat(site.name)}
        canonical={paths.contact}
        share={{ kind: 'list', id: 9, title: words.contact }}
      />
      <PageHeading title={words.sendMessage} lead={words.lead} />
      <div className="mt-7 grid gap-11 md:grid-cols-2">
        <div className="max-w-xl">
          {isSent && <Notice tone="ok">{words.received}</Notice>}
          {answer?.code === 409 && <Notice tone="warn">{words.alreadySent}</Notice>}
          <SentForm key={key} answer={answer} className="mt-5 grid gap-5">
            <input type="hidden" name="idempotency_key" value={answer?.values.idempotency_key ?? key} />
            <MessageFields answer={answer} rows={7} isGuest={isGuest} />
          </SentForm>
        </div>
        <Office site={site} hours={hours} province={province} />
      </div>
    </div>
  )
}
