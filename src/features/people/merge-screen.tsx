import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { keyIn, textFor } from '#src/wire/entity.ts'
import type { postMerge, readMerge } from './api.ts'
import { wordsOfField } from './field-words.ts'
import { BothSides } from './merge-sides.tsx'
import { refusals } from './person-words.ts'
import type { MergeWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query }) => {
  const id = params.id ?? ''
  const written = textFor('into', (name) => query.get(name))
  const into = keyIn(written)
  // Words, or a number that is nobody's, return to the form in which they were written.
  const gabung = written.slice(0, 200)
  const back = () => redirect(`${deskPaths.person(Number(id))}?${new URLSearchParams({ gabung })}#into`)
  if (into === null) throw back()
  const answer = await api<typeof readMerge>('GET /desk/people/{id}/merge/{into}', {
    session: true,
    params: { id, into },
  })
  if (!answer.success && answer.code === 400) throw back()
  return { merge: unwrap(answer).data }
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof postMerge>('POST /desk/people/{id}/merge', {
    session: true,
    params: { id: params.id ?? '' },
    body: {
      into: Number(values.into),
      version: Number(values.version),
      into_version: Number(values.into_version),
    },
  })
  if (answer.success) return redirect(withQuery(deskPaths.person(answer.data.id), { tersimpan: '1' }))
  const { reason = '' } = Object(answer.data) as { reason?: string }
  // One of the two is no more: there is nothing left to show here.
  if (reason === 'merged') return redirect(withQuery(deskPaths.people, { tersimpan: 'gabung' }))
  return refused({ ...values, problem: refusals[reason] ?? '' }, answer)
})

/** Preview of a merge of two accounts. */
export function Component() {
  const { merge } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { state } = useNavigation()
  const problem = answer?.values.problem || (merge.refused && refusals[merge.refused])
  return (
    <div className="max-w-220">
      <Head title={words.mergeAccounts} />
      <DeskHeading title={words.mergeAccounts} lead={words.mergeLead} />
      {problem && (
        <div className="mt-5">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      <BothSides merge={merge} />
      <Moves merge={merge} />
      {!merge.refused && (
        <SentForm answer={answer} className="mt-7 flex flex-wrap gap-3">
          <input type="hidden" name="into" value={merge.into.id} />
          <input type="hidden" name="version" value={merge.version} />
          <input type="hidden" name="into_version" value={merge.into_version} />
          <Button type="submit" variant="destroy" busy={state === 'submitting'} busyLabel={words.merging}>
            {words.merge}
          </Button>
          <ButtonLink to={deskPaths.person(merge.from.id)} variant="outline">
            {words.cancel}
          </ButtonLink>
        </SentForm>
      )}
    </div>
  )
}

const listed = (all: MergeWire['moves']) => all.map(({ what, count }) => `${count} ${what}`).join(', ')

const Moves = ({ merge }: { merge: MergeWire }) => (
  <dl className="mt-7 grid gap-4 text-note">
    <div>
      <dt className="text-muted">
        {words.movesTo}
        {merge.into.nama_lengkap}
      </dt>
      <dd>{listed(merge.moves) || words.nothing}</dd>
    </div>
    <div>
      <dt className="text-muted">{words.endsWithAccount}</dt>
      <dd>{listed(merge.ends) || words.nothing}</dd>
    </div>
    <div>
      <dt className="text-muted">{words.fillsProfile}</dt>
      <dd>{merge.fills.map(wordsOfField).join(', ') || words.nothing}</dd>
    </div>
  </dl>
)
