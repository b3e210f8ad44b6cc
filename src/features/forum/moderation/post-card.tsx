import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import type { PostAct } from '../policy.ts'
import { Fold } from '../screens/fold.tsx'
import { PostHead } from '../screens/post-head.tsx'
import { StateTag } from '../screens/question-tags.tsx'
import * as forumWords from '../screens/words.id.ts'
import type { DeskQuestionWire } from './schema.ts'
import * as words from './words.id.ts'

export type DeskPost = {
  /** 0 for the question itself. */
  id: number
  author: string
  place: string | null
  body: string
  status: 'held' | 'open' | 'answered' | 'closed' | 'hidden'
  version: number
  created_at: string
  edited_at: string | null
  hidden_reason: string | null
  is_own: boolean
  can: readonly PostAct[]
}

type PostCardProps = {
  post: DeskPost
  flags: DeskQuestionWire['flags']
  history: DeskQuestionWire['history']
  formAnswer: FormAnswer | undefined
}

/** One post for moderators: text, reasons, former versions, and the decision form. */
export function PostCard({ post, flags, history, formAnswer }: PostCardProps) {
  return (
    <article
      id={`kiriman-${post.id}`}
      aria-label={words.postBy(post.author)}
      className="scroll-mt-24 rounded-panel border bg-paper p-4 md:p-5"
    >
      <PostHead
        author={post.author}
        place={post.place}
        at={post.created_at}
        isEdited={post.edited_at !== null}
      >
        <StateTag status={post.status} />
      </PostHead>
      {post.body && (
        <StoredHtml className="article article-plain article-small mt-3 max-w-170" html={post.body} />
      )}
      {post.hidden_reason && (
        <p className="mt-3 text-note text-muted">{words.reasonHidden(post.hidden_reason)}</p>
      )}
      {flags.length > 0 && (
        <ul className="mt-3 grid gap-1 text-note text-bad">
          {flags.map(({ reason, note, created_at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read, without names of its own
            <li key={index} className="[overflow-wrap:anywhere]">
              {words.reportedOn(formatDate(created_at), forumWords.flags[reason].toLowerCase())}
              {note && ` – “${note}”`}
            </li>
          ))}
        </ul>
      )}
      {history.length > 0 && <History of={history} />}
      {post.can.includes('hide') && !post.is_own && (
        <Decision post={post} isFlagged={flags.length > 0} formAnswer={formAnswer} />
      )}
    </article>
  )
}

function History({ of }: { of: DeskQuestionWire['history'] }) {
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-note font-semibold hover:underline">
        {words.earlierTexts(of.length)}
      </summary>
      <ol className="grid gap-3">
        {of.map(({ question, text, at }) => (
          <li key={at} className="border-l-3 pl-3 text-note">
            <p className="text-sm text-muted">{words.untilDate(formatDate(at))}</p>
            {question && <p className="font-semibold [overflow-wrap:anywhere]">{question}</p>}
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

type DecisionProps = { post: DeskPost; isFlagged: boolean; formAnswer: FormAnswer | undefined }

/** Collapsed if nothing awaits a decision. */
function Decision(props: DecisionProps) {
  const { post, isFlagged, formAnswer } = props
  if (post.status === 'held' || post.status === 'hidden' || isFlagged || formAnswer)
    return <DecisionForm {...props} />
  return (
    <div className="mt-3">
      <Fold icon={<Icon name="eye-off" />} label={words.hide} about={words.thePostBy(post.author)}>
        <DecisionForm {...props} />
      </Fold>
    </div>
  )
}

function DecisionForm({ post, isFlagged, formAnswer }: DecisionProps) {
  const { formData } = useNavigation()
  const isMine = formData?.get('intent') === 'decide' && formData.get('answer') === String(post.id)
  const isBusy = (act: string) => isMine && formData?.get('act') === act
  const isHeld = post.status === 'held'
  const isHidden = post.status === 'hidden'
  return (
    <SentForm answer={formAnswer} className="mt-4 grid gap-3 border-t pt-4">
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="answer" value={post.id} />
      <input type="hidden" name="version" value={post.version} />
      {!isHidden && (
        <Field
          id={`alasan-${post.id}`}
          name="reason"
          label={words.reasonIfHidden}
          maxLength={1_000}
          defaultValue={formAnswer?.values.reason}
          error={formAnswer?.errors.reason?.[0]}
          help={words.reasonHelp}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {isHeld && post.can.includes('moderate') && (
          <Button
            type="submit"
            size={44}
            name="act"
            value="approve"
            busy={isBusy('approve')}
            busyLabel={words.showing}
          >
            {words.show}
          </Button>
        )}
        {(isHidden || isFlagged) && !isHeld && (
          <Button
            type="submit"
            size={44}
            name="act"
            value="keep"
            busy={isBusy('keep')}
            busyLabel={words.saving}
          >
            {isHidden ? words.showAgain : words.keepShown}
          </Button>
        )}
        {!isHidden && (
          <Button
            type="submit"
            size={44}
            variant="danger"
            name="act"
            value="hide"
            busy={isBusy('hide')}
            busyLabel={words.hiding}
          >
            {words.hide}
          </Button>
        )}
        {isHidden && isFlagged && <p className="basis-full text-sm text-muted">{words.hiddenByReports}</p>}
      </div>
    </SentForm>
  )
}
