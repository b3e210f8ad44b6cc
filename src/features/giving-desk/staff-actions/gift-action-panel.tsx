import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Button } from '#src/ui/button.tsx'
import { TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { DeskGiftWire, StaffActionWire } from './schema.ts'
import { isStaffActionName, StaffActionChoice, type StaffActionName } from './staff-action-choice.tsx'
import { StaffActionForm } from './staff-action-form.tsx'
import { staffActionWords } from './staff-action-words.ts'
import * as words from './words.id.ts'

type Doing = {
  gift: DeskGiftWire
  chosen: StaffActionName | null
  answer: FormAnswer | undefined
  /** Idempotency key of the form. */
  keyOfForm: string
}

/** Current actions of the desk on a gift: one form at a time, or the open request. */
export function GiftActionPanel({ gift, chosen, answer, keyOfForm }: Doing) {
  const open = gift.acts.find(({ can_decline }) => can_decline)
  const act = isStaffActionName(chosen) && gift.can[chosen] ? chosen : null
  return (
    <section aria-labelledby="lakukan">
      <Rubric id="lakukan" title={words.possibleActions} />
      <div className="mt-5">
        {open ? (
          <DecisionForm act={open} left={gift.left} answer={answer} />
        ) : act ? (
          <>
            <StaffActionForm
              gift={gift}
              act={act}
              answer={answer?.values.act === act ? answer : undefined}
              keyOfForm={keyOfForm}
            />
            <Link
              to={deskPaths.gift(gift.order_id)}
              preventScrollReset
              className="link mt-3 inline-flex min-h-11 items-center"
            >
              {words.cancel}
            </Link>
          </>
        ) : gift.acts.some(({ status }) => status === 'sending') ? (
          <Notice tone="info">{words.refundUnanswered}</Notice>
        ) : (
          <StaffActionChoice gift={gift} />
        )}
      </div>
    </section>
  )
}

type Decision = {
  act: StaffActionWire
  /** Refundable sum of the gift, whole rupiah. */
  left: number
  answer: FormAnswer | undefined
}

/** Form of an open request: approve, decline, or mark a transfer as sent. */
function DecisionForm({ act, left, answer }: Decision) {
  const { state, formData } = useNavigation()
  const busy = (name: string) => state !== 'idle' && formData?.get('act') === name
  return (
    <SentForm answer={answer} className="grid gap-5">
      <div>
        <h3 className="text-card">
          {staffActionWords[act.kind]}, {formatRupiah(act.amount)}
        </h3>
        <p className="mt-1.5 wrap-break-word text-note text-muted">
          {words.requested} <bdi>{act.asked_by?.name}</bdi>: {act.reason}
        </p>
      </div>
      {act.why_not && <Notice tone="info">{act.why_not}</Notice>}
      {act.can_mark_sent &&
        (act.amount > left ? (
          <Notice tone="bad">{words.doNotSendAgain(formatRupiah(left))}</Notice>
        ) : (
          <Notice tone="info">
            {words.send(formatRupiah(act.amount))}
            {act.send_to ? words.toAccount(act.send_to) : words.toDonorsAccount}
            {words.thenMark}
          </Notice>
        ))}
      <input type="hidden" name="id" value={act.id} />
      <TextareaField
        label={act.can_mark_sent ? words.proofOfSending : words.noteIfAny}
        name="note"
        rows={2}
        maxLength={500}
        defaultValue={answer?.values.note ?? ''}
        error={answer?.errors.note?.[0]}
      />
      <div className="flex flex-wrap gap-3">
        {act.can_approve && (
          <Button type="submit" name="act" value="approve" busy={busy('approve')} busyLabel={words.saving}>
            {words.approve}
          </Button>
        )}
        {act.can_mark_sent && (
          <Button type="submit" name="act" value="sent" busy={busy('sent')} busyLabel={words.saving}>
            {words.hasBeenSent}
          </Button>
        )}
        <Button
          type="submit"
          name="act"
          value="decline"
          variant="danger"
          busy={busy('decline')}
          busyLabel={words.saving}
        >
          {act.can_approve || act.can_mark_sent ? words.decline : words.withdraw}
        </Button>
      </div>
    </SentForm>
  )
}
