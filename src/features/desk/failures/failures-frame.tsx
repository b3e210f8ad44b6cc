import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import type { BulkAnswer } from '#src/ui/desk/bulk-answer.ts'
import { type Bulk, BulkOutcome } from '#src/ui/desk/bulk-bar.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import type { LoadedList } from '#src/ui/desk/load-list.ts'
import { Field } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as words from './words.id.ts'

type FailuresFrameProps<Row> = {
  plan: ListPlan
  loaded: LoadedList<Row>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  nameOf: (row: Row) => string
  caption: string
  nothing: string
  answer: BulkAnswer | undefined
  /** Number of rows enqueued by the last "retry all". */
  retried: string | null
}

const tabs = [
  { to: deskPaths.failedLetters, label: words.mails },
  { to: deskPaths.failedJobs, label: words.jobs },
]

const acts: Bulk<unknown>['acts'] = [
  { name: 'retry', label: words.tryAgain, busyLabel: words.retrying },
  { name: 'discard', label: words.setAside, busyLabel: words.settingAside, variant: 'danger' },
]

/** List of permanent failures: retry, or discard with a reason. */
export function FailuresFrame<Row>({ nameOf, answer, retried, ...list }: FailuresFrameProps<Row>) {
  const { plan, loaded } = list
  const bulk: Bulk<Row> = {
    acts,
    nameOf,
    answer,
    fields: (
      <div className="min-w-0 flex-1 basis-60">
        <Field label={words.reason} name="reason" maxLength={300} autoComplete="off" />
      </div>
    ),
  }
  return (
    <DeskListPage
      title={words.failures}
      lead={words.failuresLead}
      acts={loaded.rows?.length ? <RetryAll /> : undefined}
      {...list}
      bulk={bulk}
    >
      <div className="mt-5 grid gap-4">
        <Tabs
          label={words.whatFailed}
          items={tabs.map(({ to, label }) => ({ to, label, isCurrent: to === plan.path }))}
        />
        {answer && loaded.rows?.length === 0 && (
          <BulkOutcome answer={answer} acts={acts} noun={plan.noun} names={new Map()} />
        )}
        {retried && (
          <Notice tone="ok">
            {retried} {plan.noun}
            {words.retried}
          </Notice>
        )}
      </div>
    </DeskListPage>
  )
}

function RetryAll() {
  const { formData } = useNavigation()
  return (
    <SentForm answer={undefined} className="">
      <Button
        type="submit"
        name="act"
        value="retry-all"
        size={44}
        variant="outline"
        busy={formData?.get('act') === 'retry-all'}
        busyLabel={words.retrying}
      >
        {words.retryAll}
      </Button>
    </SentForm>
  )
}
