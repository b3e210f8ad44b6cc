import type { ReactNode } from 'react'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import type { QuestionWire } from '../schema.ts'
import { ActForm } from './act-form.tsx'
import { FlagForm } from './flag-form.tsx'
import { Fold } from './fold.tsx'
import { PostHead } from './post-head.tsx'
import { CategoryTag, ReadersTag, StateTag } from './question-tags.tsx'
import * as words from './words.id.ts'

type BodyProps = {
  question: QuestionWire
  /** Result of a form of the question itself. */
  formAnswer: FormAnswer | undefined
  edit: ReactNode
}

/** The question, with the reader's actions. */
export function QuestionBody({ question, formAnswer, edit }: BodyProps) {
  const viewer = question.viewer!
  const isWaiting = question.status === 'held' && viewer.is_own
  return (
    <article aria-labelledby="pertanyaan">
      <div className="flex flex-wrap gap-2">
        <StateTag status={question.status} />
        <CategoryTag title={question.category} />
        <ReadersTag visibility={question.visibility} />
      </div>
      <h1 id="pertanyaan" className="mt-3 text-section text-balance [overflow-wrap:anywhere]">
        {question.question}
      </h1>
      <div className="mt-4">
        <PostHead
          author={question.author}
          place={viewer.place}
          at={question.created_at}
          isEdited={viewer.edited_at !== null}
        />
      </div>
      <div className="mt-4 grid gap-3 empty:hidden">
        {isWaiting && (
          <Notice tone="info" icon={<Icon name="clock" className="mt-0.5" />}>
            {words.waitsForModerator}
          </Notice>
        )}
        {viewer.hidden_reason && <Notice tone="warn">{words.hiddenBecause(viewer.hidden_reason)}</Notice>}
      </div>
      {question.body && (
        <StoredHtml className="article article-plain article-small mt-4 max-w-170" html={question.body} />
      )}
      <QuestionActs question={question} formAnswer={formAnswer} edit={edit} />
    </article>
  )
}

function QuestionActs({ question, formAnswer, edit }: BodyProps) {
  const { can, is_followed, is_flagged } = question.viewer!
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4">
      {can.includes('follow') && (
        <ActForm act={is_followed ? 'unfollow' : 'follow'} busyLabel={words.saving}>
          <Icon name="bell" />
          {is_followed ? words.unfollow : words.follow}
        </ActForm>
      )}
      {edit}
      {can.includes('delete') && (
        <Fold icon={<Icon name="x" />} label={words.remove} about={words.thisOwnQuestion}>
          <p>{words.questionWillGo}</p>
          <div className="mt-3">
            <ActForm act="delete-question" busyLabel={words.deleting} variant="destroy">
              {words.deleteQuestion}
            </ActForm>
          </div>
        </Fold>
      )}
      {can.includes('flag') && (
        <FlagForm
          post={0}
          isFlagged={is_flagged}
          about={words.thisQuestion}
          formAnswer={formAnswer?.values.act === 'flag' ? formAnswer : undefined}
        />
      )}
    </div>
  )
}
