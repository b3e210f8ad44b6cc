import type { FormAnswer } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import type { AnswerWire } from '../schema.ts'
import { ActForm } from './act-form.tsx'
import { EditAnswer } from './edit-answer.tsx'
import { FlagForm } from './flag-form.tsx'
import { Fold } from './fold.tsx'
import { PostHead } from './post-head.tsx'
import { StateTag } from './question-tags.tsx'
import * as words from './words.id.ts'

type AnswerItemProps = {
  answer: AnswerWire
  isAccepted: boolean
  canAccept: boolean
  /** Result of a form of this answer. */
  formAnswer: FormAnswer | undefined
}

/** One answer; the accepted one is marked by colour, word and icon. */
export function AnswerItem({ answer, isAccepted, canAccept, formAnswer }: AnswerItemProps) {
  const { id, author, created_at, viewer } = answer
  const frame = isAccepted
    ? 'rounded-panel border border-ok/25 bg-ok-tint p-5 md:p-6'
    : 'border-b py-6 last:border-b-0'
  return (
    <article id={`jawaban-${id}`} aria-label={words.answerBy(author)} className={`scroll-mt-24 ${frame}`}>
      <PostHead
        author={author}
        place={viewer?.place ?? null}
        at={created_at}
        isEdited={Boolean(viewer?.edited_at)}
      >
        {isAccepted && (
          <span className="inline-flex min-h-6.5 items-center gap-1.5 rounded-label bg-paper px-2 text-xs font-semibold text-ok">
            <Icon name="circle-check" className="size-4" />
            {words.accepted}
          </span>
        )}
        {viewer && viewer.status !== 'open' && <StateTag status={viewer.status} />}
      </PostHead>
      {viewer?.hidden_reason && (
        <div className="mt-3">
          <Notice tone="warn">{words.hiddenBecause(viewer.hidden_reason)}</Notice>
        </div>
      )}
      <StoredHtml className="article article-plain article-small mt-3 max-w-170" html={answer.body} />
      {viewer && (
        <AnswerActs answer={answer} isAccepted={isAccepted} canAccept={canAccept} formAnswer={formAnswer} />
      )}
    </article>
  )
}

function AnswerActs({ answer, isAccepted, canAccept, formAnswer }: AnswerItemProps) {
  const { id, author } = answer
  const { can, is_flagged, status } = answer.viewer!
  const about = words.thisAnswer(author)
  const answerTo = (act: string) => (formAnswer?.values.act === act ? formAnswer : undefined)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4">
      {canAccept && status === 'open' && (
        <ActForm act={isAccepted ? 'unaccept' : 'accept'} answer={id} busyLabel={words.saving} about={about}>
          <Icon name={isAccepted ? 'x' : 'check'} />
          {isAccepted ? words.unaccept : words.accept}
        </ActForm>
      )}
      <a
        href={`#jawaban-${id}`}
        className="inline-flex min-h-11 items-center gap-2 px-1 text-note font-semibold text-off-text hover:text-ink hover:underline"
      >
        <Icon name="link" />
        {words.link}
        <span className="sr-only">{words.linkTo(about)}</span>
      </a>
      {can.includes('edit') && <EditAnswer answer={answer} formAnswer={answerTo('edit-answer')} />}
      {can.includes('delete') && (
        <Fold icon={<Icon name="x" />} label={words.remove} about={about}>
          <p>{words.answerWillGo}</p>
          <div className="mt-3">
            <ActForm act="delete-answer" answer={id} busyLabel={words.deleting} variant="destroy">
              {words.deleteAnswer}
            </ActForm>
          </div>
        </Fold>
      )}
      {can.includes('flag') && (
        <FlagForm post={id} isFlagged={is_flagged} about={about} formAnswer={answerTo('flag')} />
      )}
    </div>
  )
}
