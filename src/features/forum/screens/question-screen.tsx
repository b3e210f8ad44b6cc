import { data, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Button } from '#src/ui/button.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { markQuestionRead } from '../actions/api.ts'
import type { listQuestions, readQuestion } from '../api.ts'
import type { QuestionWire } from '../schema.ts'
import { AnswersPart } from './answers-part.tsx'
import { useForgetDraft } from './draft-saver.tsx'
import { OtherText } from './edit-answer.tsx'
import { fetchChoices } from './fetch-choices.ts'
import { Fold } from './fold.tsx'
import { actOnQuestion } from './question-acts.ts'
import { QuestionBody } from './question-body.tsx'
import { QuestionFields } from './question-fields.tsx'
import { QuestionRows } from './question-rows.tsx'
import * as words from './words.id.ts'

const OTHERS = 5

export const loader = page(async ({ api, params, query }) => {
  const session = true as const
  const [answer, latest] = await Promise.all([
    api<typeof readQuestion>('GET /question/{id}', { session, params: { id: params.id ?? '' } }),
    api<typeof listQuestions>('GET /question', { session, query: { view: 'forum', limit: OTHERS + 1 } }),
  ])
  const question = unwrap(answer).data
  // A merged question redirects to its target.
  if (String(question.id) !== params.id) throw redirect(furtherPaths.question(question.id), 301)
  const canEdit = question.viewer?.can.includes('edit')
  const [choices] = await Promise.all([
    canEdit ? fetchChoices(api) : null,
    question.viewer?.is_unread
      ? api<typeof markQuestionRead>('POST /question/{id}/reading', { session, params: { id: question.id } })
      : null,
  ])
  const others = latest.success ? latest.data.filter(({ id }) => id !== question.id).slice(0, OTHERS) : []
  return { question, choices, others, done: query.get('selesai'), key: newKey() }
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const done = await actOnQuestion({ api, id: Number(params.id), values })
  if (!done) throw data(null, { status: 400 })
  return done.result.success ? redirect(done.to) : refused(values, done.result)
})

/** One question with its answers: reading, answering and editing on one page. */
export function Component() {
  const { question, choices, others, done, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  useForgetDraft('baru', done === 'tanya')
  const isOfAnswer = Number(answer?.values.answer) > 0 || answer?.values.act === 'answer'
  const own = isOfAnswer ? undefined : answer
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={question.question} />
      <div className="pt-5 md:pt-8">
        <Breadcrumb items={[{ label: words.forum, to: paths.forum }]} />
      </div>
      <div className="mt-4 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
        <div className="min-w-0">
          <div className="mb-4 grid gap-3 empty:hidden">
            {done === 'laporan' && !answer && <Notice tone="ok">{words.flagReceived}</Notice>}
            {answer && !Object.keys(answer.errors).length && answer.code < 500 && answer.code !== 429 && (
              <Notice tone="bad">{problems[answer.code] ?? words.notNow}</Notice>
            )}
          </div>
          <QuestionBody
            question={question}
            formAnswer={own}
            edit={
              choices && (
                <EditQuestion
                  question={question}
                  choices={choices}
                  formAnswer={own?.values.act === 'edit-question' ? own : undefined}
                />
              )
            }
          />
          <AnswersPart question={question} newKey={key} formAnswer={isOfAnswer ? answer : undefined} />
        </div>
        {others.length > 0 && (
          <aside aria-labelledby="lain">
            <h2 id="lain" className="border-b pb-3 text-card">
              {words.otherQuestions}
            </h2>
            <QuestionRows rows={others} heading="h3" />
          </aside>
        )}
      </div>
    </div>
  )
}

const problems: Record<number, string> = {
  403: words.noLonger,
  404: words.isGone,
  409: words.changedElsewhere,
}

type EditQuestionProps = {
  question: QuestionWire
  choices: { categories: { title: string }[]; regions: { id: number; title: string }[]; isOfNetwork: boolean }
  formAnswer: FormAnswer | undefined
}

/** Edits an own question in place. */
function EditQuestion({ question, choices, formAnswer }: EditQuestionProps) {
  const { formData } = useNavigation()
  const { version, source, body_html } = question.viewer!
  const start = {
    question: question.question,
    body: source ?? '',
    body_html: body_html ?? '',
    category: question.category,
    region_id: question.region ? String(question.region.id) : '',
    visibility: question.visibility,
  }
  return (
    <Fold
      icon={<Icon name="pencil-line" />}
      label={words.edit}
      about={words.thisOwnQuestion}
      isOpen={formAnswer !== undefined}
    >
      <SentForm answer={formAnswer} className="grid gap-5" key={version}>
        <input type="hidden" name="act" value="edit-question" />
        <input type="hidden" name="version" value={version} />
        {formAnswer?.code === 409 && <OtherText text={`${question.question}\n\n${source ?? ''}`} />}
        <QuestionFields {...choices} idPrefix="ubah-" start={start} formAnswer={formAnswer} />
        <div>
          <Button
            type="submit"
            size={44}
            busy={formData?.get('act') === 'edit-question'}
            busyLabel={words.saving}
          >
            {words.saveChanges}
          </Button>
        </div>
      </SentForm>
    </Fold>
  )
}
