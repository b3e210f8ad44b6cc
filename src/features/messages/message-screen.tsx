import { useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { hasOneOf } from '#src/wire/actor.ts'
import { ActForm } from '../institutions/act-form.tsx'
import { WordTag } from '../institutions/word-tag.tsx'
import { actOnMessage, isIntent, type MessageAnswer, type MessageIntent } from './act-on-page.ts'
import type { getMessageAtDesk } from './api.ts'
import { MessageAnswers } from './message-answers.tsx'
import { MessageFacts } from './message-facts.tsx'
import { statusWords } from './message-words.ts'
import type { MessageWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query, visitor }) => {
  const answer = await api<typeof getMessageAtDesk>('GET /desk/messages/{id}', {
    session: true,
    params: { id: params.id ?? '' },
  })
  const person = await visitor()
  const done = query.get('tersimpan')
  return {
    message: unwrap(answer).data,
    answerKey: newKey(),
    isOffice: person !== null && hasOneOf(person, ['staff', 'admin']),
    done: isIntent(done) ? done : null,
  }
})

export const action = page(actOnMessage)

const doneWords: Readonly<Record<MessageIntent, string>> = {
  ambil: words.isYours,
  lepas: words.isReleased,
  jawab: words.isAnswered,
  tutup: words.isClosed,
  buka: words.isReopened,
}

/** One message: text, answers, sender, and who holds it. */
export function Component() {
  const { answerKey, isOffice, done, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData() as MessageAnswer | undefined
  // After a refused act the page does not load again.
  const message = answer?.message ?? loaded.message
  const { label, tone } = statusWords[message.status]
  const problem = problemOf(answer)
  return (
    <div className="max-w-260">
      <Head title={words.messageFrom(message.name)} />
      <div className="mb-3">
        <WordTag tone={tone}>{label}</WordTag>
      </div>
      <DeskHeading title={words.messageFrom(message.name)} />
      <div className="mt-5 grid gap-4 empty:hidden">
        {done && !answer && <Notice tone="ok">{doneWords[done]}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Holder message={message} />
      </div>
      <div className="mt-7 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <section aria-labelledby="isi">
            <Rubric id="isi" title={words.text} />
            <p dir="auto" className="mt-3 whitespace-pre-wrap wrap-anywhere">
              {message.message}
            </p>
          </section>
          <section aria-labelledby="jawaban" className="mt-10">
            <Rubric id="jawaban" title={words.answers} />
            <MessageAnswers
              message={message}
              wasOpen={loaded.message.can.includes('answer')}
              answerKey={answerKey}
              answer={answer?.values.intent === 'jawab' ? answer : undefined}
            />
          </section>
        </div>
        <aside className="min-w-0">
          <section aria-labelledby="pengirim">
            <Rubric id="pengirim" title={words.sender} />
            <MessageFacts message={message} isOffice={isOffice} />
          </section>
          <Closing message={message} />
        </aside>
      </div>
    </div>
  )
}

/** Error that belongs to no field. */
function problemOf(answer: MessageAnswer | undefined): string | undefined {
  if (answer?.code !== 409) return undefined
  return answer.errors.act?.[0] ?? words.sentWithOther
}

/** Holder of an open message, and what the viewer can do about it. */
function Holder({ message: { status, claim, can } }: { message: MessageWire }) {
  if (status !== 'open') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-control bg-kain px-4 py-2.5 text-note">
      <p className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-2.5">
        <Icon name="user" />
        <span className="min-w-0 wrap-anywhere">
          {claim ? (
            <>
              {claim.is_mine ? words.you : <bdi>{claim.by.nama_lengkap}</bdi>}
              {words.holdsSince} <Moment at={claim.at} />.
            </>
          ) : (
            words.nobodyHolds
          )}
        </span>
      </p>
      {can.includes('claim') && (
        <ActForm intent="ambil" verb={words.take} busy={words.taking} variant="blue" />
      )}
      {can.includes('release') && <ActForm intent="lepas" verb={words.release} busy={words.releasing} />}
    </div>
  )
}

/** Closes a message, or opens it again. */
function Closing({ message: { can, closed_at } }: { message: MessageWire }) {
  if (!can.includes('close') && !can.includes('reopen')) return null
  return (
    <section aria-labelledby="urusan" className="mt-10">
      <Rubric id="urusan" title={words.thisMatter} />
      <p className="mt-3 text-note text-muted">
        {closed_at ? (
          <>
            {words.closedOn}
            <Moment at={closed_at} />
            {words.deletedAfter}
          </>
        ) : (
          words.closeHelp
        )}
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        {can.includes('close') && <ActForm intent="tutup" verb={words.close} busy={words.closing} />}
        {can.includes('reopen') && <ActForm intent="buka" verb={words.reopen} busy={words.reopening} />}
      </div>
    </section>
  )
}
