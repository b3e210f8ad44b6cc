import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { pickEntities } from '#src/ui/desk/pick-entities.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { AnswerWire, QuestionWire } from '../schema.ts'
import type { readForumQuestion } from './api.ts'
import { actAtDesk } from './desk-acts.ts'
import { type DeskPost, PostCard } from './post-card.tsx'
import { TendForms } from './tend-forms.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query, visitor }) => {
  const [answer, who] = await Promise.all([
    api<typeof readForumQuestion>('GET /desk/question/{id}', {
      session: true,
      params: { id: params.id ?? '' },
    }),
    visitor(),
  ])
  const desk = unwrap(answer).data
  if (String(desk.question.id) !== params.id) throw redirect(deskPaths.forumQuestion(desk.question.id), 301)
  return { desk, isStaff: who !== null && hasOneOf(who, ['staff', 'admin']), done: query.get('tersimpan') }
})

export const action = page(async ({ api, params, request }) => {
  const { typed, picked, refusal } = await pickEntities(api, await readForm(request), { into_id: 'question' })
  if (refusal) return refusal
  const done = await actAtDesk({ api, id: Number(params.id), values: picked })
  if (!done) throw data(null, { status: 400 })
  return done.result.success ? redirect(done.to) : refused(typed, done.result)
})

/** Forum question at the desk, with everything in it that awaits a decision. */
export function Component() {
  const { desk, isStaff, done } = useLoaderData<typeof loader>()
  const { question, flags, history } = desk
  const answer = useActionData() as FormAnswer | undefined
  const marksOf = (id: number) => ({
    flags: flags.filter(({ answer_id }) => (answer_id ?? 0) === id),
    history: history.filter(({ answer_id }) => (answer_id ?? 0) === id),
    formAnswer:
      answer?.values.intent === 'decide' && Number(answer.values.answer) === id ? answer : undefined,
  })
  return (
    <div>
      <Head title={question.question} />
      <Breadcrumb items={[{ label: words.forum, to: deskPaths.forum }]} />
      <div className="mt-3">
        <DeskHeading
          title={question.question}
          lead={words.questionNumber(question.category, question.id)}
          acts={
            <Link to={furtherPaths.question(question.id)} className="link inline-flex min-h-11 items-center">
              {words.seeInForum}
            </Link>
          }
        />
      </div>
      <div className="mt-5 grid gap-3 empty:hidden">
        {done && !answer && <Notice tone="ok">{doneWords[done] ?? words.saved}</Notice>}
        {answer && problems[answer.code] && <Notice tone="bad">{problems[answer.code]}</Notice>}
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          {postsOf(question).map((post) => (
            <PostCard key={post.id} post={post} {...marksOf(post.id)} />
          ))}
        </div>
        <TendForms desk={desk} isStaff={isStaff} formAnswer={answer} />
      </div>
    </div>
  )
}

const doneWords: Record<string, string> = {
  approve: words.didApprove,
  hide: words.didHide,
  keep: words.didKeep,
  merge: words.didMerge,
  faq: words.didMakeFaq,
}

const problems: Record<number, string> = {
  403: words.notAllowed,
  404: words.gone,
  409: words.changedMeanwhile,
}

/** The question as a post, then its answers, with the viewer's permissions. */
function postsOf(question: QuestionWire): DeskPost[] {
  const { author, body, status, created_at } = question
  return [
    { ...question.viewer!, id: 0, author, body, status, created_at },
    ...question.answers.map((answer: AnswerWire) => ({
      ...answer.viewer!,
      id: answer.id,
      author: answer.author,
      body: answer.body,
      created_at: answer.created_at,
    })),
  ]
}
