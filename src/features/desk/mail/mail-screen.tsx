import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { postTestLetter, readMail, readSender } from './api.ts'
import { LetterFacts, Refusal } from './letter-facts.tsx'
import { SenderChecks } from './sender-checks.tsx'
import { TestLetterForm } from './test-letter-form.tsx'

export const loader = page(async ({ api, query }) => {
  // Name servers are asked on request only: they may keep a reader waiting for seconds.
  const isChecking = query.get('periksa') === '1'
  const [mail, sender] = await Promise.all([
    api<typeof readMail>('GET /desk/mail', { session: true }),
    isChecking ? api<typeof readSender>('GET /desk/mail/sender', { session: true }) : null,
  ])
  return {
    mail: unwrap(mail).data,
    sender: sender && unwrap(sender).data,
    isSent: query.get('terkirim') === '1',
    key: newKey(),
  }
})

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof postTestLetter>('POST /desk/mail/test-letters', {
    session: true,
    body: { idempotency_key: values.idempotency_key ?? '' },
  })
  return answer.success ? redirect(`${deskPaths.mail}?terkirim=1`) : refused(values, answer)
})

/** State of outgoing mail: what went and waits, the last refusal, a test letter, and the sender's domain. */
export function Component() {
  const { mail, sender, isSent, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <div className="grid max-w-215 gap-10">
      <Head title="Surat keluar" />
      <div className="grid gap-6">
        <DeskHeading
          title="Surat keluar"
          lead="Apakah surat dari situs ini sampai: tautan aktivasi, kuitansi, pemberitahuan."
        />
        {mail.server === null && <NoServer />}
        {isSent && !answer && (
          <Notice tone="ok">
            Surat uji dikirim ke {mail.test.to}. Buka suratnya, lalu tekan tombol di dalamnya. Belum datang
            juga? Muat ulang halaman ini: bila suratnya ditolak, sebabnya tertulis di bawah.
          </Notice>
        )}
      </div>
      <LetterFacts mail={mail} />
      {mail.refusal && <Refusal refusal={mail.refusal} />}
      <TestLetterForm test={mail.test} idempotencyKey={key} answer={answer} />
      <SenderChecks from={mail.from} sender={sender} />
    </div>
  )
}

function NoServer() {
  return (
    <p className="flex gap-2 border border-bad p-4 font-semibold text-bad">
      <Icon name="triangle-alert" className="mt-0.5" />
      <span className="min-w-0">
        Situs ini belum punya server surat: setiap surat hanya disimpan sebagai berkas dan tidak sampai ke
        siapa pun. Minta pengelola server mengisi SMTP_URL dan MAIL_FROM.
      </span>
    </p>
  )
}
