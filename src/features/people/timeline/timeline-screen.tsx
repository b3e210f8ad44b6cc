import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { PersonTabs } from '../person-tabs.tsx'
import type { dropNote, patchNote, postNote, readTimeline } from './api.ts'
import { EntryDays } from './entry-days.tsx'
import { kindWords } from './entry-words.ts'
import { NewNote, noteValues } from './note-view.tsx'
import type { TimelineKind } from './schema.ts'
import * as words from './words.id.ts'

const PER_PAGE = 25

export const loader = page(async ({ api, params, query }) => {
  const asked = { kind: query.get('kind') ?? '', before: query.get('before') ?? '', limit: PER_PAGE }
  const answer = await api<typeof readTimeline>('GET /desk/people/{id}/timeline', {
    session: true,
    params: { id: params.id ?? '' },
    query: asked as never,
  })
  const done = query.get('tersimpan') ?? ''
  return {
    timeline: unwrap(answer).data,
    kind: asked.kind as TimelineKind | '',
    isFirst: !asked.before,
    noteKey: newKey(),
    today: jakartaDay(new Date()),
    isNewSaved: done === 'catat',
    done: Object.hasOwn(doneWords, done) ? doneWords[done]! : null,
  }
})

const doneWords: Readonly<Record<string, string>> = {
  catat: words.noteSaved,
  ubah: words.changeSaved,
  hapus: words.noteDeleted,
}

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const { intent = '', of = '' } = values
  const session = true
  const body = {
    text: values.text ?? '',
    noted_on: values.noted_on ?? '',
    visibility: values.visibility as 'region',
  }
  const one = { id: params.id ?? '', note: of }
  const acts = {
    catat: () =>
      api<typeof postNote>('POST /desk/people/{id}/notes', {
        session,
        params: { id: one.id },
        body: { ...body, idempotency_key: values.idempotency_key ?? '' },
      }),
    ubah: () =>
      api<typeof patchNote>('PATCH /desk/people/{id}/notes/{note}', {
        session,
        params: one,
        body: { ...body, version: Number(values.version) },
      }),
    hapus: () => api<typeof dropNote>('DELETE /desk/people/{id}/notes/{note}', { session, params: one }),
  }
  if (!Object.hasOwn(acts, intent)) throw data(null, { status: 400 })
  const answer = await acts[intent as keyof typeof acts]()
  if (!answer.success) return refusedEdit(values, answer, noteValues)
  return redirect(withQuery(deskPaths.personTimeline(Number(one.id)), { tersimpan: intent }))
})

/** Everything that happened with a person, newest first, and the notes about them. */
export function Component() {
  const { timeline, kind, isFirst, noteKey, today, isNewSaved, done } = useLoaderData<typeof loader>()
  const { person, kinds, may_write: mayWrite, entries, next } = timeline
  const answer = useActionData() as DeskAnswer | undefined
  const here = deskPaths.personTimeline(person.id)
  return (
    <div className="max-w-200">
      <Head title={words.historyOf(person.nama_lengkap)} />
      {!mayWrite && (
        <div className="mb-3">
          <Breadcrumb items={[{ to: deskPaths.people, label: words.people }]} />
        </div>
      )}
      <DeskHeading title={person.nama_lengkap} lead={person.email} />
      {mayWrite && (
        <div className="mt-5">
          <PersonTabs id={person.id} current="timeline" />
        </div>
      )}
      <div className="mt-5 grid gap-4 empty:hidden">
        {done && !answer && <Notice tone="ok">{done}</Notice>}
        {answer?.code === 409 && !answer.current && <Notice tone="bad">{words.alreadySaved}</Notice>}
      </div>
      {mayWrite && (
        <div className="mt-4">
          <NewNote
            key={person.id}
            today={today}
            noteKey={noteKey}
            isSaved={isNewSaved && !answer}
            answer={answer?.values.intent === 'catat' ? answer : undefined}
          />
        </div>
      )}
      {kinds.length > 1 && <KindLinks kinds={kinds} chosen={kind} here={here} />}
      {entries.length ? (
        <EntryDays entries={entries} today={today} answer={answer} />
      ) : (
        <div className="mt-8">
          <NothingYet kind={kind} here={here} mayWrite={mayWrite} />
        </div>
      )}
      <nav aria-label={words.historyPages} className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {!isFirst && (
          <ButtonLink to={withQuery(here, { kind })} variant="outline" size={44}>
            {words.toNewest}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={withQuery(here, { kind, before: next })} variant="outline" size={44}>
            {words.older}
          </ButtonLink>
        )}
      </nav>
    </div>
  )
}

const chip =
  'flex h-11 items-center rounded-full border border-control bg-paper px-4.5 text-note font-medium hover:bg-kain aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-on-fill'

type LinksProps = { kinds: readonly TimelineKind[]; chosen: TimelineKind | ''; here: string }

/** The kinds as links; on narrow screens the strip wraps. */
function KindLinks({ kinds, chosen, here }: LinksProps) {
  return (
    <nav aria-label={words.filterHistory} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {(['', ...kinds] as const).map((kind) => (
          <li key={kind}>
            <Link
              to={withQuery(here, { kind })}
              aria-current={kind === chosen ? 'page' : undefined}
              className={chip}
            >
              {kind ? kindWords[kind] : words.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NothingProps = { kind: TimelineKind | ''; here: string; mayWrite: boolean }

function NothingYet({ kind, here, mayWrite }: NothingProps) {
  if (!mayWrite)
    return (
      <Empty title={words.noNotes} cloth="langit">
        {words.noNotesText}
      </Empty>
    )
  if (kind)
    return (
      <Empty
        title={words.noneOfKind(kindWords[kind].toLowerCase())}
        action={
          <ButtonLink to={here} variant="outline">
            {words.seeAll}
          </ButtonLink>
        }
      >
        {words.noneOfKindText}
      </Empty>
    )
  return (
    <Empty title={words.noHistory} cloth="langit">
      {words.noHistoryText}
    </Empty>
  )
}
