import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Button } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { postTestLetter, readBounces, readMail, readSender } from './api.ts'
import { LetterFacts, Refusal, Returned } from './letter-facts.tsx'
import type { MailStateWire } from './schema.ts'
import { SenderChecks } from './sender-checks.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query }) => {
  // Name servers are asked on request only: they may keep a reader waiting for seconds.
  const isChecking = query.get('periksa') === '1'
  const [mail, bounces, sender] = await Promise.all([
    api<typeof readMail>('GET /desk/mail', { session: true }),
    api<typeof readBounces>('GET /desk/mail/bounces', { session: true }),
    isChecking ? api<typeof readSender>('GET /desk/mail/sender', { session: true }) : null,
  ])
  return {
    mail: unwrap(mail).data,
    bounces: unwrap(bounces).data,
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
  const { mail, bounces, sender, isSent, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <div className="grid max-w-215 gap-10">
      <Head title={words.outgoing} />
      <div className="grid gap-6">
        <DeskHeading title={words.outgoing} lead={words.outgoingLead} />
        {mail.server === null && <NoServer />}
        {isSent && !answer && (
          <Notice tone="ok">
            {words.testSentTo}
            {mail.test.to}
            {words.testSentAfter}
          </Notice>
        )}
      </div>
      <LetterFacts mail={mail} />
      {mail.refusal && <Refusal refusal={mail.refusal} />}
      <Returned bounces={bounces} now={mail.now} />
      <TestLetterForm test={mail.test} idempotencyKey={key} answer={answer} />
      <SenderChecks from={mail.from} sender={sender} />
    </div>
  )
}

function NoServer() {
  return (
    <p className="flex gap-2 border border-bad p-4 font-semibold text-bad">
      <Icon name="triangle-alert" className="mt-0.5" />
      <span className="min-w-0">{words.noServer}</span>
    </p>
  )
}

type TestLetterFormProps = {
  test: MailStateWire['test']
  idempotencyKey: string
  answer: FormAnswer | undefined
}

/** Sends a test letter, and tells which one arrived last. */
function TestLetterForm({ test: { to, received }, idempotencyKey, answer }: TestLetterFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section>
      <Rubric title={words.testMail} />
      <p className="mt-3">
        {received ? (
          <>
            {words.lastArrived}
            <Moment at={received.at} />
            {words.accordingTo}
            <bdi>{received.by}</bdi>.
          </>
        ) : (
          words.noneArrived
        )}
      </p>
      <SentForm answer={answer} className="mt-4 grid justify-items-start gap-3">
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <Button type="submit" size={44} busy={isBusy} busyLabel={words.sending}>
          {words.sendTest}
        </Button>
        <p className="text-note text-muted wrap-anywhere">
          {words.toYourAddress}
          {to}
          {words.buttonInside}
        </p>
      </SentForm>
    </section>
  )
}
