import { useEffect, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { AnswerWire, QuestionWire } from '../schema.ts'
import { useStream } from '../stream/use-stream.ts'
import { AnswerItem } from './answer-item.tsx'
import { DraftSaver } from './draft-saver.tsx'
import { PostField } from './post-field.tsx'
import * as words from './words.id.ts'

type LiveNoteProps = {
  id: number
  seq: number
  /** Number of answers by others. */
  count: number
}

/** Loads new answers live and announces them; falls back to a reload link. */
function LiveNote({ id, seq, count }: LiveNoteProps) {
  const { revalidate } = useRevalidator()
  const isLost = useStream(id, seq, () => void revalidate())
  const fresh = useFresh(count)
  return (
    <>
      <p role="status" className="text-sm text-muted empty:hidden">
        {fresh > 0 && words.freshAnswers(fresh)}
      </p>
      {isLost && <Reload id={id} />}
      <noscript>
        <Reload id={id} />
      </noscript>
    </>
  )
}

/** Number of answers added since the page was opened. */
function useFresh(count: number): number {
  const first = useRef(count)
  const [fresh, setFresh] = useState(0)
  useEffect(() => setFresh(count - first.current), [count])
  return fresh
}

const Reload = ({ id }: { id: number }) => (
  <p className="text-sm text-muted">
    {words.needsReload}{' '}
    <Link to={furtherPaths.question(id)} reloadDocument className="link inline-flex min-h-11 items-center">
      {words.reload}
    </Link>
  </p>
)

type AnswersPartProps = { question: QuestionWire; newKey: string; formAnswer: FormAnswer | undefined }

/** All answers, the accepted one first, and the answer form. */
export function AnswersPart({ question, newKey, formAnswer }: AnswersPartProps) {
  const { id, answers, accepted_answer: accepted, viewer } = question
  const can = viewer?.can ?? []
  const inOrder = acceptedFirst(answers, accepted?.id)
  const ownAnswers = answers.filter((answer) => answer.viewer?.is_own).length
  return (
    <section aria-labelledby="jawaban" className="mt-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3.5">
        <h2 id="jawaban" className="text-card">
          {question.answers_count === 0 ? words.noAnswers : words.answersCount(question.answers_count)}
        </h2>
        <LiveNote id={id} seq={viewer?.seq ?? 0} count={answers.length - ownAnswers} />
      </div>
      <div className="mt-3">
        {inOrder.map((answer) => (
          <AnswerItem
            key={answer.id}
            answer={answer}
            isAccepted={answer.id === accepted?.id}
            canAccept={can.includes('accept')}
            formAnswer={Number(formAnswer?.values.answer) === answer.id ? formAnswer : undefined}
          />
        ))}
      </div>
      <div className="mt-7">
        {can.includes('answer') ? (
          <AnswerForm
            key={ownAnswers}
            questionId={id}
            ownAnswers={ownAnswers}
            newKey={newKey}
            formAnswer={formAnswer?.values.act === 'answer' ? formAnswer : undefined}
          />
        ) : (
          question.status === 'closed' && <Notice tone="info">{words.isLocked}</Notice>
        )}
      </div>
    </section>
  )
}

const acceptedFirst = (answers: readonly AnswerWire[], acceptedId: number | undefined) => [
  ...answers.filter(({ id }) => id === acceptedId),
  ...answers.filter(({ id }) => id !== acceptedId),
]

type AnswerFormProps = {
  questionId: number
  /** Number of the reader's answers here: it increases on sending, which clears the draft. */
  ownAnswers: number
  newKey: string
  formAnswer: FormAnswer | undefined
}

/** Answer form. Typed text survives the arrival of new answers. */
function AnswerForm({ questionId, ownAnswers, newKey, formAnswer }: AnswerFormProps) {
  const [key] = useState(newKey)
  const { formData } = useNavigation()
  return (
    <DraftSaver place={`jawab-${questionId}`} mark={String(ownAnswers)}>
      <SentForm answer={formAnswer} className="grid gap-4">
        <input type="hidden" name="act" value="answer" />
        <input type="hidden" name="idempotency_key" value={formAnswer?.values.idempotency_key ?? key} />
        <PostField
          label={words.yourAnswer}
          start={formAnswer?.values.body ?? ''}
          html={formAnswer?.values.body_html ?? ''}
          isRich={Boolean(formAnswer?.values.body_html)}
          error={formAnswer?.errors.body?.[0]}
          rows={5}
          placeholder={words.answerExample}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{words.canBeEdited}</p>
          <Button type="submit" busy={formData?.get('act') === 'answer'} busyLabel={words.sending}>
            {words.sendAnswer}
          </Button>
        </div>
      </SentForm>
    </DraftSaver>
  )
}
