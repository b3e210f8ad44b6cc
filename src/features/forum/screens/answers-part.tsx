import type { FormAnswer } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AnswerWire, QuestionWire } from '../schema.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerItem } from './answer-item.tsx'
import { LiveNote } from './live-note.tsx'

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
          {question.answers_count === 0 ? 'Belum ada jawaban' : `${question.answers_count} jawaban`}
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
          question.status === 'closed' && (
            <Notice tone="info">Pertanyaan ini dikunci. Jawaban baru tidak dapat ditulis lagi.</Notice>
          )
        )}
      </div>
    </section>
  )
}

const acceptedFirst = (answers: readonly AnswerWire[], acceptedId: number | undefined) => [
  ...answers.filter(({ id }) => id === acceptedId),
  ...answers.filter(({ id }) => id !== acceptedId),
]
