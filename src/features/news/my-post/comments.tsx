import { Icon } from '#src/ui/icon.tsx'
import type { CommentWire, MemberNewsWire } from '../writing/schema.ts'
import { ActButton } from './act-button.tsx'
import { momentOf } from './moments.ts'
import { Quote } from './quote.tsx'
import * as words from './words.id.ts'

type CommentsProps = {
  item: MemberNewsWire
  /** Current HTML of the text, in which quotations are searched. */
  content: string
  mayMark: boolean
}

/** Comments by reviewers, open ones first; the writer marks them resolved. */
export function Comments({ item, content, mayMark }: CommentsProps) {
  const open = item.comments.filter(({ resolved_at }) => !resolved_at)
  const done = item.comments.filter(({ resolved_at }) => resolved_at)
  if (item.comments.length === 0) return null
  return (
    <section aria-labelledby="catatan">
      <h2 id="catatan" className="sr-only">
        {words.reviewersNotes}
      </h2>
      <ul className="space-y-3.5">
        {open.map((comment) => (
          <li
            key={comment.id}
            className="flex gap-3 rounded-control bg-warn-tint px-4 py-3.5 text-note text-warn"
          >
            <Icon name="message-square-text" className="mt-0.5" />
            <div className="min-w-0 flex-1">
              <Words comment={comment} content={content} />
              {mayMark && (
                <div className="-ml-4.25">
                  <ActButton
                    act="resolve"
                    id={item.id}
                    comment={comment.id}
                    label={words.markResolved}
                    about={words.noteBy(comment.by?.name ?? '')}
                    busyLabel={words.marking}
                    variant="link"
                  />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 items-center gap-2 text-note font-semibold">
            <Icon name="circle-check" />
            {words.notesResolved(done.length)}
          </summary>
          <ul className="space-y-3">
            {done.map((comment) => (
              <li key={comment.id} className="rounded-control border px-4 py-3 text-note">
                <Words comment={comment} content={content} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Words({
  comment: { by, comment, passage, at },
  content,
}: {
  comment: CommentWire
  content: string
}) {
  return (
    <>
      <p className="font-semibold break-words">{words.notesBy(by?.name ?? words.reviewer)}</p>
      {passage && <Quote passage={passage} content={content} />}
      <p className="mt-0.5 leading-normal break-words whitespace-pre-line">{comment}</p>
      <p className="mt-1 text-sm">
        <time dateTime={at}>{momentOf(at)}</time>
      </p>
    </>
  )
}
