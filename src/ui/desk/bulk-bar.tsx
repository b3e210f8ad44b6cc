import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../button.tsx'
import { SentForm } from '../form.tsx'
import { Notice } from '../notice.tsx'
import { useIsLive } from '../use-is-live.ts'
import type { BulkAnswer } from './bulk-answer.ts'
import * as words from './words.id.ts'

type BulkAct = { name: string; label: string; busyLabel: string; variant?: 'outline' | 'danger' }

/** Bulk actions on rows. */
export type Bulk<Row> = {
  acts: readonly BulkAct[]
  /** Name of a row in the checkbox's label and in messages. */
  nameOf: (row: Row) => string
  /** Further fields of an action, beside the buttons. */
  fields?: ReactNode
  /** Result of the page's action. */
  answer: BulkAnswer | undefined
}

export const bulkFormId = 'baris-dipilih'

const boxesIn = (list: HTMLElement | null) =>
  list ? [...list.querySelectorAll<HTMLInputElement>('input[name="pilih"]')] : []

/** Counts the selected rows. After an action only its failed rows stay selected. */
export function usePicked(
  list: RefObject<HTMLElement | null>,
  rows: unknown,
  answer: BulkAnswer | undefined,
) {
  const [count, setCount] = useState(0)
  const recount = () => setCount(boxesIn(list.current).filter(({ checked }) => checked).length)
  useEffect(() => {
    if (!answer?.bulk) return
    const failed = new Set(answer.bulk.failed.map(({ id }) => String(id)))
    for (const box of boxesIn(list.current)) box.checked &&= failed.has(box.value)
  }, [answer, list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or an answer, are other boxes
  useEffect(recount, [rows, answer])
  const pickAll = (isPicked: boolean) => {
    for (const box of boxesIn(list.current)) box.checked = isPicked
    recount()
  }
  return { count, recount, pickAll }
}

type BulkBarProps = {
  count: number
  acts: readonly BulkAct[]
  answer: BulkAnswer | undefined
  fields: ReactNode
}

/** The form that owns the rows' checkboxes, wherever they are; it keeps its place when nothing is selected. */
export function BulkBar({ count, acts, answer, fields }: BulkBarProps) {
  const { state, formData } = useNavigation()
  const isLive = useIsLive()
  return (
    <SentForm
      id={bulkFormId}
      answer={answer?.bulk ? undefined : answer}
      className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-control bg-kain px-3.5 py-2"
    >
      <p role="status" className="min-w-24 text-note font-semibold figures">
        {isLive ? words.selected(count) : words.selectedWithoutScript}
      </p>
      {fields}
      {acts.map(({ name, label, busyLabel, variant = 'outline' }) => (
        <Button
          key={name}
          type="submit"
          name="act"
          value={name}
          size={44}
          variant={variant}
          disabled={isLive && count === 0}
          busy={state !== 'idle' && formData?.get('act') === name}
          busyLabel={busyLabel}
        >
          {label}
        </Button>
      ))}
    </SentForm>
  )
}

type OutcomeProps = { answer: BulkAnswer; acts: readonly BulkAct[]; noun: string; names: Map<string, string> }

/** Counts of a bulk action, and the failed rows with reasons. */
export function BulkOutcome({ answer: { act, bulk, errors }, acts, noun, names }: OutcomeProps) {
  const label = acts.find(({ name }) => name === act)?.label ?? words.action
  const [refusal] = Object.values(errors).flat()
  if (!bulk) return refusal ? <Notice tone="bad">{refusal}</Notice> : null
  const { done, failed } = bulk
  if (!failed.length) return <Notice tone="ok">{words.allDone(label, done.length, noun)}</Notice>
  return (
    <Notice tone="bad">
      <p>{words.someDone(label, done.length, noun, failed.length)}</p>
      <ul className="mt-1.5 list-disc pl-5">
        {failed.map(({ id, message }) => (
          <li key={id} className="wrap-anywhere">
            <strong className="font-semibold">{names.get(String(id)) ?? words.rowNumber(id)}</strong>:{' '}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
