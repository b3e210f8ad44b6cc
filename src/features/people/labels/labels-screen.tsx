import { redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { listLabels, patchLabel } from './api.ts'
import type { LabelWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query }) => ({
  labels: unwrap(await api<typeof listLabels>('GET /desk/labels', { session: true })).data,
  isDone: query.get('tersimpan') === '1',
}))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof patchLabel>('PATCH /desk/labels/{id}', {
    session: true,
    params: { id: values.of ?? '' },
    body: { word: values.word ?? '', merge: values.merge === 'on', version: Number(values.version) },
  })
  if (answer.success) return redirect(withQuery(deskPaths.labels, { tersimpan: '1' }))
  const { reason } = Object(answer.data) as { reason?: string }
  const errors = reason === 'exists' ? { word: [words.wordExists] } : answer.errors
  return refusedEdit<LabelWire>(values, { ...answer, ...(errors && { errors }) }, ({ word }) => ({ word }))
})

/** Labels of the desk, each with its people and a form to rename it. */
export function Component() {
  const { labels, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <div className="max-w-170">
      <Head title={words.labels} />
      <div className="mb-3">
        <Breadcrumb items={[{ to: deskPaths.people, label: words.people }]} here={words.labels} />
      </div>
      <DeskHeading title={words.labels} lead={words.labelsLead} />
      <div className="mt-5 grid gap-4 empty:hidden">
        {isDone && !answer && <Notice tone="ok">{words.isSaved}</Notice>}
        {answer?.code === 404 && <Notice tone="bad">{words.isGone}</Notice>}
      </div>
      {labels.length ? (
        <ul className="mt-6 border-t">
          {labels.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              answer={answer?.values.of === String(label.id) ? answer : undefined}
            />
          ))}
        </ul>
      ) : (
        <div className="mt-8">
          <Empty title={words.noLabels}>{words.firstLabel}</Empty>
        </div>
      )}
    </div>
  )
}

function LabelRow({ label, answer }: { label: LabelWire; answer: DeskAnswer | undefined }) {
  const { id, word, people, version } = label
  return (
    <li className="border-b py-1.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={withQuery(deskPaths.people, { label: String(id) })}
          className="link inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
        >
          {word}
        </Link>
        <span className="text-note text-muted">
          {people.toLocaleString(LOCALE)}
          {words.peopleAfter}
        </span>
      </p>
      <details open={answer !== undefined} className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-note font-semibold text-blue hover:underline">
          {words.edit}
          <span className="sr-only">
            {words.labelBetween}
            {word}
          </span>
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </summary>
        <div className="mt-1 mb-4">
          <DeskForm
            answer={answer}
            intent={`ubah-${id}`}
            start={{ word }}
            hidden={{ of: String(id), version: String(version) }}
            isUnguarded
          >
            <DeskField id={`label-${id}`} name="word" label={words.word} maxLength={40} autoComplete="off" />
            <Checkbox id={`merge-${id}`} name="merge" defaultChecked={answer?.values.merge === 'on'}>
              {words.mergeBoth}
            </Checkbox>
          </DeskForm>
        </div>
      </details>
    </li>
  )
}
