import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { StateTag } from '#src/features/giving/state-tag.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { formatDateTime } from '#src/ui/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { reasonWords } from './reason-words.ts'
import type { NoticeWire } from './schema.ts'
import * as words from './words.id.ts'

type NoticeCardProps = {
  notice: NoticeWire
  /** Idempotency key of a note. */
  noteKey: string
  answer: FormAnswer | undefined
}

/** Quarantined notice: reason, gift, body and notes. */
export function NoticeCard({ notice, noteKey, answer }: NoticeCardProps) {
  const { title, todo } = reasonWords(notice.reason)
  const source = notice.source === 'notification' ? words.incoming : words.answerToUs
  return (
    <li className="border-t py-6 first:border-t-2 first:border-ink">
      <h2 className="text-lg leading-tight">
        {title} <span className="font-normal text-muted">{words.numbered(notice.id)}</span>
      </h2>
      <p className="mt-1 text-sm text-muted">
        {source}, <time dateTime={notice.received_at}>{formatDateTime(notice.received_at)}</time>
      </p>
      <p className="mt-2 max-w-2xl">{todo}</p>
      <div className="mt-4 grid gap-x-9 gap-y-5 lg:grid-cols-2">
        <div className="min-w-0">
          <Facts notice={notice} />
          <Body body={notice.body} />
        </div>
        <div>
          <Notes notes={notice.notes} />
          <NoteForm id={notice.id} noteKey={noteKey} answer={answer} isFirst={notice.notes.length === 0} />
        </div>
      </div>
    </li>
  )
}

function Facts({
  notice: { gift, named_order, transaction_id, transaction_status },
}: {
  notice: NoticeWire
}) {
  const row = 'flex flex-wrap justify-between gap-x-4 border-b py-2'
  return (
    <dl className="text-note wrap-anywhere">
      <div className={row}>
        <dt className="text-muted">{words.gatewaySays}</dt>
        <dd>{transaction_status}</dd>
      </div>
      <div className={row}>
        <dt className="text-muted">{words.namedOrder}</dt>
        <dd>{named_order}</dd>
      </div>
      {transaction_id && (
        <div className={row}>
          <dt className="text-muted">{words.transactionNumber}</dt>
          <dd>{transaction_id}</dd>
        </div>
      )}
      <div className={`${row} items-center`}>
        <dt className="text-muted">{words.giftInBooks}</dt>
        <dd className="flex flex-wrap items-center gap-x-3">
          {gift ? (
            <>
              <Link to={deskPaths.gift(gift.order_id)} className="link inline-flex min-h-11 items-center">
                <bdi>{gift.donor_name ?? gift.order_id}</bdi>
              </Link>
              {formatRupiah(gift.amount)}
              <StateTag status={gift.status} />
            </>
          ) : (
            words.none
          )}
        </dd>
      </div>
    </dl>
  )
}

function Body({ body }: { body: unknown }) {
  if (body === null || body === undefined) return <p className="mt-3 text-sm text-muted">{words.noBody}</p>
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue">
        {words.wholeNotice}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <pre className="mt-1 max-h-96 overflow-auto rounded-control bg-kain p-3.5 text-sm whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify(body, null, 2)}
      </pre>
    </details>
  )
}

function Notes({ notes }: Pick<NoticeWire, 'notes'>) {
  if (!notes.length) return null
  return (
    <ol className="mb-5 space-y-3">
      {notes.map(({ note, by, at }) => (
        <li key={at + note} className="rounded-control border bg-cotton px-3.5 py-3 text-note">
          <p>
            <strong>
              <bdi>{by}</bdi>
            </strong>{' '}
            <span className="text-sm text-muted">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </span>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>
        </li>
      ))}
    </ol>
  )
}

type NoteFormProps = { id: number; noteKey: string; answer: FormAnswer | undefined; isFirst: boolean }

function NoteForm({ id, noteKey, answer, isFirst }: NoteFormProps) {
  const { formData } = useNavigation()
  return (
    <SentForm answer={answer} className="space-y-3">
      {answer?.code === 409 && <Notice tone="bad">{words.savedOtherwise}</Notice>}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={noteKey} />
      <TextareaField
        id={`note-${id}`}
        label={isFirst ? words.whatFound : words.addNote}
        name="note"
        rows={3}
        maxLength={1000}
        defaultValue={answer?.values.note ?? ''}
        error={answer?.errors.note?.[0]}
      />
      <Button type="submit" size={44} busy={formData?.get('id') === String(id)} busyLabel={words.saving}>
        {isFirst ? words.markChecked : words.saveNote}
      </Button>
    </SentForm>
  )
}
