import type { ReactNode } from 'react'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button } from '../button.tsx'
import { DeskForm } from '../desk/desk-form.tsx'
import { DeskHeading } from '../desk/desk-heading.tsx'
import type { DeskAnswer, Values } from '../desk/form-answer.ts'
import { SentForm } from '../form.tsx'
import { Head, useSite } from '../head.tsx'
import { Notice } from '../notice.tsx'
import { formatMoment } from './content-moment.ts'
import { UndoDelete } from './content-page.tsx'
import { isApart, toForm } from './form-answer.ts'
import * as words from './words.id.ts'

type EntryPageProps = {
  title: string
  lead?: ReactNode
  list: { to: string; label: string }
  /** Links at its head: to its translations, if it has them. */
  acts?: ReactNode
  /** True if something was just saved. */
  isDone: boolean
  answer: DeskAnswer | undefined
  start: Values
  /** Version of the stored entry, or idempotency key of a new one. */
  hidden: Values
  deletedAt?: string | null
  /** Explanation of deletion; without it the entry cannot be deleted here. */
  deleteHelp?: string
  children: ReactNode
  /** Content below the form. */
  further?: ReactNode
}

/** Page of one entry at the desk: its form, deletion and undo. */
export function EntryPage(props: EntryPageProps) {
  const {
    title,
    lead,
    acts,
    list,
    isDone,
    answer,
    start,
    hidden,
    deletedAt = null,
    children,
    further,
  } = props
  const { languages = [] } = useSite().site
  const isTranslated = acts && languages.length > 1
  return (
    <>
      <Head title={title} />
      <Breadcrumb items={[list]} />
      <div className="mt-3">
        <DeskHeading title={title} lead={lead} acts={acts} />
      </div>
      <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
        {isDone && !answer && (
          <Notice tone="ok">
            {words.savedAndShown}
            {isTranslated && ` ${words.translationStays}`}
          </Notice>
        )}
        {isApart(answer) && <Notice tone="bad">{words.stepIsImpossible}</Notice>}
        {deletedAt && (
          <Notice tone="warn">
            {words.deletedAt(formatMoment(deletedAt))}
            <UndoDelete />
          </Notice>
        )}
      </div>
      <div className="mt-7">
        <DeskForm answer={toForm(answer)} start={start} hidden={hidden} isStill={deletedAt !== null}>
          {children}
        </DeskForm>
      </div>
      {further}
      {props.deleteHelp && !deletedAt && (
        <SentForm answer={undefined} className="mt-11 max-w-170 border-t pt-4">
          <input type="hidden" name="intent" value="hapus" />
          <Button type="submit" variant="danger" size={44}>
            {words.remove}
          </Button>
          <p className="mt-1.5 text-sm text-muted">{props.deleteHelp}</p>
        </SentForm>
      )}
    </>
  )
}
