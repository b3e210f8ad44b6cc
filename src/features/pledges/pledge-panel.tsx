import type { ReactNode } from 'react'
import { Moment } from '#src/features/giving/local-moment.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Folded } from '#src/ui/folded.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ChangePledge } from './change-pledge-form.tsx'
import { PledgeFields, type PledgeForm, useIsSending } from './pledge-fields.tsx'
import { PledgeTag } from './pledge-tag.tsx'
import { dateWords, dayWords } from './pledge-words.ts'
import { RevokeLinks } from './revoke-links-form.tsx'
import type { PledgeWire } from './schema.ts'
import * as words from './words.id.ts'

type PledgePanelProps = PledgeForm & {
  /** Idempotency key of an immediate gift. */
  newKey: string
}

/** Panel of one pledge: status, payment, and changes. */
export function PledgePanel({ newKey, ...form }: PledgePanelProps) {
  const { pledge, answer } = form
  const title = `janji-${pledge.id}`
  return (
    <section aria-labelledby={title} className="rounded-panel border bg-paper p-5 md:p-6.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 id={title} className="min-w-0 text-base font-normal">
          <span className="block text-[2rem] leading-tight font-light tracking-tight tabular-nums md:text-[2.5rem]">
            {formatRupiah(pledge.amount)}
          </span>
          <span className="block wrap-break-word">
            {words.everyMonthFor} <strong className="font-semibold">{targetWords(pledge.designation)}</strong>
          </span>
        </h2>
        <PledgeTag status={pledge.status} />
      </div>
      <Facts pledge={pledge} />
      {pledge.status !== 'stopped' && (
        <div className="mt-5 grid gap-4">
          {answer && <Refused answer={answer} />}
          <GiveNow {...form} newKey={newKey} />
          <div className="grid gap-1 border-t pt-3">
            <ChangePledge {...form} />
            {pledge.status !== 'waiting' && <Pause {...form} />}
            {form.token && <RevokeLinks {...form} />}
            <StopPledge {...form} />
          </div>
        </div>
      )}
    </section>
  )
}

function Facts({ pledge }: { pledge: PledgeWire }) {
  const { gifts, next_on, status } = pledge
  return (
    <dl className="mt-4 border-t text-note">
      {status !== 'stopped' && <Row name={words.reminder}>{dayWords(pledge.day)}</Row>}
      {next_on && <Row name={words.nextReminder}>{dateWords(next_on)}</Row>}
      <Row name={words.givenSoFar}>
        {gifts.count ? words.sumInTimes(formatRupiah(gifts.total), gifts.count) : words.noneYet}
      </Row>
      {gifts.last_paid_at && (
        <Row name={words.lastGift}>
          <Moment at={gifts.last_paid_at} />
        </Row>
      )}
      {pledge.is_anonymous && <Row name={words.yourName}>{words.hidden}</Row>}
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b py-2.5">
    <dt className="flex-none text-muted">{name}</dt>
    <dd className="min-w-0 text-right font-semibold tabular-nums">{children}</dd>
  </div>
)

/** Error that the forms themselves do not show. */
function Refused({ answer: { code, errors, values } }: { answer: FormAnswer }) {
  const reason =
    code === 409 || code === 404
      ? words.changedElsewhere
      : errors['designation.id']
        ? words.purposeGone
        : hasOwnWords.has(values.intent ?? '')
          ? null
          : words.notSaved
  return reason && <Notice tone="bad">{reason}</Notice>
}

const hasOwnWords = new Set(['ubah', 'beri'])

/** Stops a pledge for good, after a confirmation. */
function StopPledge({ pledge, token }: PledgeForm) {
  const isBusy = useIsSending(pledge, 'berhenti')
  return (
    <Folded title={words.stop} isEnding>
      <SentForm answer={undefined} className="mt-1 mb-3 grid justify-items-start gap-3.5">
        <p className="max-w-prose text-note">{words.stopHelp}</p>
        <PledgeFields pledge={pledge} token={token} intent="berhenti" />
        <Button type="submit" size={44} variant="danger" busy={isBusy} busyLabel={words.stopping}>
          {words.yesStop}
        </Button>
      </SentForm>
    </Folded>
  )
}

/** Button to an immediate gift: the open order, or a new one. */
function GiveNow({ pledge, token, answer, newKey }: PledgeForm & { newKey: string }) {
  const open = pledge.open_order
  const isResumed = open?.amount === pledge.amount
  const mine = answer?.values.intent === 'beri' ? answer : undefined
  const isBusy = useIsSending(pledge, 'beri')
  return (
    <SentForm answer={mine} className="grid justify-items-start gap-2.5">
      <PledgeFields pledge={pledge} token={token} intent="beri" />
      <input type="hidden" name="idempotency_key" value={newKey} />
      <Button type="submit" variant="orange" busy={isBusy} busyLabel={words.preparing}>
        {isResumed
          ? words.continuePaying(formatRupiah(open.amount))
          : words.giveNow(formatRupiah(pledge.amount))}
      </Button>
      <p className="text-sm text-muted">
        {isResumed ? (
          <>
            {words.waitsUntil} <Moment at={open.expires_at} />.
          </>
        ) : (
          words.nothingByItself
        )}
      </p>
    </SentForm>
  )
}

/** Button that pauses or resumes the reminders. */
function Pause({ pledge, token }: PledgeForm) {
  const intent = pledge.status === 'paused' ? 'lanjut' : 'jeda'
  const isBusy = useIsSending(pledge, intent)
  return (
    <SentForm answer={undefined} className="-ml-[1.0625rem] grid justify-items-start">
      <PledgeFields pledge={pledge} token={token} intent={intent} />
      <Button type="submit" size={44} variant="link" busy={isBusy} busyLabel={words.saving}>
        {intent === 'lanjut' ? words.resumeReminders : words.pauseReminders}
      </Button>
    </SentForm>
  )
}
