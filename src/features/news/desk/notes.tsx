import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { textOfHtml } from '#src/wire/text-of-html.ts'
import { workOf } from '../my-post/model.ts'
import { momentOf } from '../my-post/moments.ts'
import { Quote } from '../my-post/quote.tsx'
import { quoteId } from './passage-picker.tsx'
import type { ReviewAnswer } from './review-acts.ts'
import { workRevision } from './review-view.ts'
import type { DeskNewsWire } from './schema.ts'
import * as texts from './words.id.ts'

type Props = { item: DeskNewsWire; answer: ReviewAnswer | undefined }

/** Notes by reviewers, and a form for another. */
export function Notes({ item, answer }: Props) {
  return (
    <section aria-labelledby="catatan">
      <h2 id="catatan" className="border-t-2 border-ink pt-3 text-card">
        {texts.notes}
      </h2>
      <ul className="mt-4 grid gap-3">
        {item.comments.map((comment) => (
          <Note key={comment.id} comment={comment} content={workOf(item).content} />
        ))}
      </ul>
      {item.comments.length === 0 && <p className="mt-3 text-note text-muted">{texts.noNotes}</p>}
      {item.can.includes('comment') && <NoteForm item={item} answer={answer} />}
    </section>
  )
}

function Note({ comment, content }: { comment: DeskNewsWire['comments'][number]; content: string }) {
  const { by, at, passage, comment: words, resolved_at } = comment
  return (
    <li className="rounded-control border bg-cotton px-3.5 py-3 text-note">
      <p className="wrap-anywhere">
        <strong className="font-semibold">{by?.name ?? texts.reviewer}</strong>{' '}
        <time dateTime={at} className="text-sm text-muted">
          {momentOf(at)}
        </time>
      </p>
      {passage && <Quote passage={passage} content={content} />}
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
      {resolved_at && (
        <p className="mt-2 inline-flex min-h-6.5 items-center gap-1.5 rounded-label bg-ok-tint px-2 text-xs font-semibold text-ok">
          <Icon name="check" className="size-4" />
          {texts.resolved}
        </p>
      )}
    </li>
  )
}

/** A note on the whole, on a paragraph, or on a quotation from it. */
function NoteForm({ item, answer: given }: Props) {
  const { formData } = useNavigation()
  const answer = given?.values.act === 'comment' ? given : undefined
  const { values, errors } = answer ?? {
    values: {} as Record<string, string>,
    errors: {} as ReviewAnswer['errors'],
  }
  return (
    // Another version is another text: after sending, the note is among the notes.
    <SentForm key={answer ? 'again' : item.version} answer={answer} className="mt-5 grid gap-3.5">
      <input type="hidden" name="act" value="comment" />
      <input type="hidden" name="version" value={item.version} />
      <input type="hidden" name="read" value={workRevision(item)} />
      <TextareaField
        label={texts.newNote}
        name="comment"
        data-key="c"
        rows={3}
        maxLength={2000}
        defaultValue={values.comment}
        error={errors.comment?.[0]}
        help={texts.newNoteHelp}
      />
      <SelectField
        label={texts.about}
        name="block"
        defaultValue={values.block ?? ''}
        error={errors.block?.[0]}
      >
        <option value="">{texts.wholeText}</option>
        {textOfHtml(workOf(item).content)
          .split('\n')
          .map((block, at) => ({ block, at }))
          .map(({ block, at }) => (
            <option key={at} value={at}>
              {at + 1}. {block.length > 56 ? `${block.slice(0, 56)} …` : block}
            </option>
          ))}
      </SelectField>
      <Field
        label={texts.wordsMeant}
        id={quoteId}
        name="quote"
        maxLength={600}
        defaultValue={values.quote}
        help={texts.wordsMeantHelp}
      />
      <div>
        <Button
          type="submit"
          variant="outline"
          wide
          busy={formData?.get('act') === 'comment'}
          busyLabel={texts.saving}
        >
          <Icon name="message-square-plus" />
          {texts.saveNote}
        </Button>
      </div>
    </SentForm>
  )
}
