import type { ReactNode } from 'react'
import { inLanguage } from '#src/urls/in-language.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button } from '../button.tsx'
import { AutosavedForm } from '../desk/autosaved-form.tsx'
import { DeskHeading } from '../desk/desk-heading.tsx'
import type { DeskAnswer, Values } from '../desk/form-answer.ts'
import { SentForm } from '../form.tsx'
import { Head } from '../head.tsx'
import { Link } from '../link.tsx'
import { Notice } from '../notice.tsx'
import type { ContentPaths } from './content-desk.ts'
import { formatMoment } from './content-moment.ts'
import { valuesOf } from './content-values.ts'
import { said } from './content-words.ts'
import { copyPath } from './copied-values.ts'
import { isApart, toForm } from './form-answer.ts'
import { RevisionList } from './revision-list.tsx'
import { ContentTag } from './status-tag.tsx'
import { StepButtons } from './step-buttons.tsx'
import * as words from './words.id.ts'

type ContentPageProps = {
  item: ContentWire
  /** Intent of the last successful action. */
  done: string | null
  answer: DeskAnswer | undefined
  paths: ContentPaths
  /** Heading of the list. */
  listTitle: string
  /** Public address; null if it has none. */
  address: string | null
  /** True if it can be scheduled. */
  canWait?: boolean
  /** Initial values besides the common ones. */
  more?: Values
  /** Buttons of the workflow and words of a kind that is sent instead of published. */
  sending?: Sending
  /** Fields of the form. */
  children: ReactNode
  /** Another form above it. */
  before?: ReactNode
  /** Further links below its standing, once it is out. */
  links?: ReactNode
  /** Content beside the form, above its versions. */
  aside?: ReactNode
  /** Effect of deletion on others, shown in a confirmation. */
  deleteWarning?: string | null
}

type Sending = {
  steps: ReactNode
  /** Messages after a successful action, by intent. */
  said: Record<string, string>
  /** Word for what is published. */
  published: string
  /** Words before the time at which it will be sent, and since which it is. */
  waits: string
  since: string
}

/** Page of one content item at the desk: the form, its status, its versions, and deletion. */
export function ContentPage(props: ContentPageProps) {
  const { item, done, answer, paths, listTitle, canWait = true, more, children } = props
  const { before, aside, deleteWarning, sending } = props
  const isGone = item.deleted_at !== null
  const message = done ? (sending?.said[done] ?? said[done]) : undefined
  return (
    <>
      <Head title={item.title} />
      <Breadcrumb items={[{ to: paths.list, label: listTitle }]} />
      <div className="mt-3">
        <DeskHeading
          title={item.title}
          acts={
            <ContentTag status={item.status} hasChanges={item.has_changes} published={sending?.published} />
          }
        />
      </div>
      <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
        {message && !answer && <Notice tone="ok">{message}</Notice>}
        {answer && <Trouble answer={answer} />}
        {isGone && <Gone item={item} />}
      </div>
      {before && !isGone && <div className="mt-7">{before}</div>}
      <div className="mt-7 grid grid-cols-1 gap-x-11 gap-y-11 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <AutosavedForm
          storedAt={item.updated_at}
          answer={toForm(answer)}
          start={{ ...valuesOf(item), ...more }}
          hidden={{ version: String(item.version) }}
          button={item.status === 'published' ? words.saveText : words.save}
          further={
            sending?.steps ?? (
              <StepButtons status={item.status} canLeave={!item.is_system} canWait={canWait} />
            )
          }
          isStill={isGone}
        >
          {children}
        </AutosavedForm>
        <div className="grid content-start gap-9">
          <Standing {...props} />
          {aside}
          <RevisionList item={item} hrefFor={(revision) => paths.preview(item.id, revision)} />
          {!isGone && !item.is_system && !(sending && item.published_at) && (
            <Delete warning={deleteWarning ?? null} />
          )}
        </div>
      </div>
    </>
  )
}

/** Errors that belong to no field of the form. */
function Trouble({ answer }: { answer: DeskAnswer }) {
  if (answer.code === 409 && (!answer.current || isApart(answer)))
    return <Notice tone="bad">{words.stepIsOutdated}</Notice>
  if (answer.code === 403) return <Notice tone="bad">{words.isSystemPage}</Notice>
  const { status } = answer.errors
  return status ? <Notice tone="bad">{status[0]}</Notice> : null
}

function Standing({ item, address, paths, sending, links }: ContentPageProps) {
  const { waits = words.willPublish, since = words.publishedSince } = sending ?? {}
  const { status, publish_at, published_at, has_changes } = item
  return (
    <section aria-label={words.state} className="grid gap-2 border-t-2 border-ink pt-4 text-note">
      <p>
        {status === 'draft' && words.isDraft}
        {status === 'scheduled' && publish_at && words.atTime(waits, formatMoment(publish_at))}
        {status === 'published' && published_at && words.atTime(since, formatMoment(published_at))}
        {status === 'archived' && words.isArchived}
        {status === 'published' && has_changes && words.newerTextWaits}
      </p>
      <p className="text-sm text-muted">{words.lastChanged(formatMoment(item.updated_at))}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link to={paths.preview(item.id)} className="link inline-flex min-h-11 items-center">
          {words.previewSaved}
        </Link>
        <Link to={copyPath(paths, item.id)} className="link inline-flex min-h-11 items-center">
          {words.copyAsDraft}
        </Link>
        {status === 'published' && address && (
          <a href={inLanguage(address)} className="link inline-flex min-h-11 items-center">
            {words.viewOnSite}
          </a>
        )}
        {status === 'published' && links}
      </p>
    </section>
  )
}

function Gone({ item }: { item: ContentWire }) {
  return (
    <Notice tone="warn">
      {words.deletedAt(formatMoment(item.deleted_at!))}
      <UndoDelete />
    </Notice>
  )
}

/** Restores a deleted item. @param action the item's page, if shown on another */
export function UndoDelete({ action }: { action?: string }) {
  return (
    <SentForm answer={undefined} {...(action && { action })} className="mt-2">
      <input type="hidden" name="intent" value="kembali" />
      <Button type="submit" variant="outline" size={44}>
        {words.restore}
      </Button>
    </SentForm>
  )
}

function Delete({ warning }: { warning: string | null }) {
  if (!warning) return <DeleteForm label={words.remove} />
  return (
    <details className="border-t pt-4">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {words.removeMore}
      </summary>
      <p className="mt-2 mb-4">{warning}</p>
      <DeleteForm label={words.removeAnyway} />
    </details>
  )
}

function DeleteForm({ label }: { label: string }) {
  return (
    <SentForm answer={undefined} className="border-t pt-4">
      <input type="hidden" name="intent" value="hapus" />
      <Button type="submit" variant="danger" size={44}>
        {label}
      </Button>
      <p className="mt-1.5 text-sm text-muted">{words.canBeRestored}</p>
    </SentForm>
  )
}
