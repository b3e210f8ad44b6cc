import { DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import type { MessageAnswer } from './act-on-page.ts'
import { mailWords } from './message-words.ts'
import type { MessageWire } from './schema.ts'
import * as words from './words.id.ts'

type Props = {
  message: MessageWire
  /** True if the page came with the form, in which something may be written by now. */
  wasOpen: boolean
  /** Idempotency key of the next answer. */
  answerKey: string
  answer: MessageAnswer | undefined
}

/** Answers to a message, oldest first, and the form for the next one. */
export function MessageAnswers({ message, wasOpen, answerKey, answer }: Props) {
  const { answers, can, status, claim } = message
  // What somebody has written stays in sight when it can no longer be sent.
  const isShown = can.includes('answer') || wasOpen || answer !== undefined
  return (
    <>
      {answers.length > 0 && (
        <ol className="mt-2">
          {answers.map(({ id, text, written_by, written_at, mail }) => (
            <li key={id} className="border-b py-4">
              <p className="text-sm text-muted">
                <bdi className="font-semibold text-ink">{written_by.nama_lengkap}</bdi>,{' '}
                <Moment at={written_at} />,{' '}
                <span className={mail === 'failed' ? 'font-semibold text-bad' : ''}>{mailWords[mail]}</span>
              </p>
              <p dir="auto" className="mt-1.5 whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {isShown ? (
        <div className="mt-5">
          <AnswerForm key={answers.length} message={message} answerKey={answerKey} answer={answer} />
        </div>
      ) : (
        <p className="mt-4 text-note text-muted">
          {status === 'closed' ? (
            words.isClosedReopen
          ) : (
            <>
              <bdi>{claim?.by.nama_lengkap}</bdi>
              {words.answersThis}
            </>
          )}
        </p>
      )}
    </>
  )
}

function AnswerForm({ message: { email, replies_to }, answerKey, answer }: Omit<Props, 'wasOpen'>) {
  return (
    <DeskForm
      intent="jawab"
      answer={answer}
      start={{ text: '' }}
      hidden={{ idempotency_key: answerKey }}
      button={words.sendAnswer}
      busyLabel={words.sending}
    >
      <DeskTextarea
        name="text"
        label={words.yourAnswer}
        rows={9}
        required
        maxLength={8_000}
        help={
          <>
            {words.sentTo}
            {email}
            {words.withMessageBelow} {replies_to ? words.repliesGoTo(replies_to) : words.noReplyAddress}
          </>
        }
      />
    </DeskForm>
  )
}
