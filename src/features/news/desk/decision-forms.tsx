import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { jakartaTime } from '#src/wire/jakarta-day.ts'
import type { ReviewAnswer } from './review-acts.ts'
import { workRevision } from './review-view.ts'
import type { DeskNewsWire } from './schema.ts'
import * as words from './words.id.ts'

type Props = { item: DeskNewsWire; answer: ReviewAnswer | undefined }

/** Hidden fields of every decision form: the act, the version, and the text that was read. */
export const Sent = ({ act, item }: { act: string; item: DeskNewsWire }) => (
  <>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="version" value={item.version} />
    <input type="hidden" name="read" value={workRevision(item)} />
  </>
)

export const mine = (act: string, answer: ReviewAnswer | undefined) =>
  answer?.values.act === act ? answer : undefined

export function useBusy(act: string) {
  return useNavigation().formData?.get('act') === act
}

function Fold({
  label,
  isOpen,
  keyName,
  isBad,
  children,
}: {
  label: string
  isOpen: boolean
  keyName?: string
  isBad?: boolean
  children: ReactNode
}) {
  return (
    <details open={isOpen} className="group max-w-150 rounded-control border border-control">
      <summary
        data-key={keyName}
        className={`flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-4 font-semibold hover:bg-kain ${isBad ? 'text-bad' : ''}`}
      >
        {label}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="border-t px-4 py-4">{children}</div>
    </details>
  )
}

/** Returns a text to its author, with the changes needed. */
export function Return({ item, answer: given }: Props) {
  const answer = mine('return', given)
  const isBusy = useBusy('return')
  return (
    <Fold label={words.returnWithNote} isOpen={answer !== undefined} keyName="r" isBad>
      <SentForm answer={answer} className="grid gap-3.5">
        <Sent act="return" item={item} />
        <TextareaField
          label={words.whatToImprove}
          name="reason"
          rows={4}
          maxLength={2000}
          defaultValue={answer?.values.reason}
          error={answer?.errors.reason?.[0]}
          help={words.whatToImproveHelp}
        />
        <div>
          <Button type="submit" variant="danger" busy={isBusy} busyLabel={words.returning}>
            {words.returnIt}
          </Button>
        </div>
      </SentForm>
    </Fold>
  )
}

/** Schedules publication at a day and an hour in Jakarta. */
export function Schedule({ act, item, answer: given }: Props & { act: 'schedule' | 'reschedule' }) {
  const answer = mine(act, given)
  const isBusy = useBusy(act)
  const { day, hour } = answer?.values ?? startOf(item.publish_at)
  return (
    <Fold label={act === 'schedule' ? words.schedule : words.reschedule} isOpen={answer !== undefined}>
      <SentForm answer={answer} className="grid grid-cols-1 gap-3.5 sm:grid-cols-2">
        <Sent act={act} item={item} />
        <Field
          label={words.publishDate}
          name="day"
          type="date"
          defaultValue={day}
          error={answer?.errors.day?.[0]}
        />
        <Field label={words.publishTime} name="hour" type="time" defaultValue={hour ?? '08:00'} />
        <div className="sm:col-span-2">
          <Button type="submit" variant="outline" busy={isBusy} busyLabel={words.scheduling}>
            {act === 'schedule' ? words.schedule : words.reschedule}
          </Button>
        </div>
      </SentForm>
    </Fold>
  )
}

/** A scheduled time split into the two fields, in Jakarta. */
function startOf(iso: string | null): { day?: string; hour?: string } {
  if (!iso) return {}
  const [day, hour] = jakartaTime(new Date(iso)).split('T')
  return { day: day!, hour: hour!.slice(0, 5) }
}
