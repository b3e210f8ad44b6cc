import { redirect, useActionData, useLoaderData } from 'react-router'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { fetchEntityText, pickEntities } from '#src/ui/desk/pick-entities.ts'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { langOf } from '#src/urls/in-language.ts'
import type { Failed } from '#src/wire/envelope.ts'
import type { patchCase, postCopy, postStep, readCase } from './api.ts'
import { CaseClock } from './case-clock.tsx'
import { CaseCopy } from './case-copy.tsx'
import { bodyOf, CaseFields, valuesOf } from './case-form.tsx'
import { CaseSteps } from './case-steps.tsx'
import { kindWords, statusWords } from './case-words.ts'
import { COPY_MS } from './copy-time.ts'
import type { CaseWire } from './schema.ts'
import * as words from './words.id.ts'

/** Mail texts to copy; the sender completes the parts in brackets. */
const CaseMailTexts = ({ letters }: { letters: CaseWire['letters'] }) => (
  <div className="mt-4 grid gap-8 lg:grid-cols-2">
    {letters.map(({ lang, to, subject, text }) => (
      <article key={to} aria-label={words.mailTo(to)} className="min-w-0">
        <p className="text-sm text-muted wrap-anywhere">{words.toLine(to)}</p>
        <p className="text-sm text-muted">{words.subjectLine(subject)}</p>
        <div
          lang={langOf(lang)}
          className="mt-3 rounded-control bg-kain px-4 py-3.5 text-note whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </div>
        <div className="mt-3">
          <CopyButton text={text} label={words.copyMail} />
        </div>
      </article>
    ))}
  </div>
)

export const loader = page(async ({ api, params, query }) => {
  const answer = await api<typeof readCase>('GET /desk/privacy/{id}', {
    session: true,
    params: { id: params.id ?? '' },
  })
  const now = new Date().toISOString()
  const one = unwrap(answer).data
  const account = await fetchEntityText(api, 'person', one.user_id)
  const until = query.get('salinan') ?? ''
  const isReady = until > now && !isTaken(one, Date.parse(until))
  return {
    one,
    account,
    isSaved: query.has('tersimpan'),
    isSpent: until === 'habis',
    until: isReady ? until : null,
    now,
  }
})

/** Tells what the page shows alone: the server decides at the download. */
const isTaken = ({ steps }: CaseWire, until: number) =>
  Number.isNaN(until) || steps.some(({ kind, at }) => kind === 'copied' && Date.parse(at) > until - COPY_MS)

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const on = { session: true, params: { id: params.id ?? '' } } as const
  const back = () => redirect(withQuery(deskPaths.privacyCase(Number(params.id)), { tersimpan: '1' }))
  if (values.intent === 'ubah') {
    const { typed, picked, refusal } = await pickEntities(api, values, { user_id: 'person' })
    if (refusal) return refusal
    const body = { version: Number(picked.version), ...bodyOf(picked) }
    const answer = await api<typeof patchCase>('PATCH /desk/privacy/{id}', { ...on, body })
    return answer.success ? back() : refusedEdit(typed, answer, valuesOf)
  }
  if (values.intent === 'salinan') {
    const ready = await api<typeof postCopy>('POST /desk/privacy/{id}/copy', on)
    if (!ready.success) return refusedStep(values, ready)
    const salinan = ready.data.expires_at
    return redirect(`${withQuery(deskPaths.privacyCase(Number(params.id)), { salinan })}#salinan`)
  }
  const body = { kind: values.kind as 'note', note: values.note ?? '', mail: values.mail === 'on' }
  const answer = await api<typeof postStep>('POST /desk/privacy/{id}/steps', { ...on, body })
  return answer.success ? back() : refusedStep(values, answer)
})

function refusedStep(values: Values, failed: Failed) {
  const { reason = '' } = Object(failed.data) as { reason?: string }
  return refused({ ...values, problem: problems[reason] ?? '' }, failed)
}

const problems: Readonly<Record<string, string>> = {
  untold: words.untold,
  closed: words.isClosed,
  open: words.isOpen,
  kind: words.copyOnlyFor,
  account: words.accountGone,
}

/** One case: deadline, details, steps, and mail texts. */
export function Component() {
  const { one, account, isSaved, isSpent, until, now } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const answerTo = (intent: string) => (answer?.values.intent === intent ? answer : undefined)
  return (
    <div className="max-w-260">
      <Head title={one.title} />
      <DeskHeading
        title={one.title}
        lead={
          <>
            {kindWords[one.kind]} · {statusWords[one.status]} · <CaseClock row={one} now={now} />
            {words.due}
            <Moment at={one.due_at} />
          </>
        }
      />
      <div className="mt-5 grid gap-4 empty:hidden">
        {isSaved && !answer && <Notice tone="ok">{words.saved}</Notice>}
        {answer?.values.problem && <Notice tone="bad">{answer.values.problem}</Notice>}
        {isSpent && !answer && <Notice tone="warn">{words.copyExpired}</Notice>}
        {one.proof && <Notice tone="info">{words.proof(one.proof)}</Notice>}
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-10">
          <CaseCopy one={one} until={until} answer={answerTo('salinan')} />
          <section aria-labelledby="langkah">
            <Rubric id="langkah" title={words.steps} />
            <CaseSteps key={one.steps.length} one={one} answer={answerTo('langkah')} />
          </section>
        </div>
        <section aria-labelledby="keterangan">
          <Rubric id="keterangan" title={words.details} />
          <div className="mt-4">
            <DeskForm
              intent="ubah"
              answer={answerTo('ubah')}
              start={{ ...valuesOf(one), user_id: account }}
              hidden={{ version: String(one.version) }}
            >
              <CaseFields isBreach={one.kind === 'breach'} />
            </DeskForm>
          </div>
        </section>
      </div>
      <section aria-labelledby="surat" className="mt-12">
        <Rubric id="surat" title={words.mailToCopy} />
        <CaseMailTexts letters={one.letters} />
      </section>
    </div>
  )
}
