import { DeskRupiahField } from '#src/features/giving/desk-rupiah-field.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { DeskField, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { DeskGiftWire } from './schema.ts'
import type { StaffActionName } from './staff-action-choice.tsx'
import * as words from './words.id.ts'

type FormProps = {
  gift: DeskGiftWire
  act: StaffActionName
  answer: FormAnswer | undefined
  keyOfForm: string
}

const forms: Record<
  StaffActionName,
  { title: string; lead: string; reason: string; help: string; button: string }
> = {
  confirm: {
    title: words.confirmTitle,
    lead: words.confirmLead,
    reason: words.howDoYouKnow,
    help: words.howDoYouKnowHelp,
    button: words.markReceived,
  },
  reject: {
    title: words.rejectTitle,
    lead: words.rejectLead,
    reason: words.reasonForRecords,
    help: words.notSentToDonor,
    button: words.rejectTransfer,
  },
  correct: {
    title: words.correctTitle,
    lead: words.correctLead,
    reason: words.whatIsWrong,
    help: words.whatIsWrongHelp,
    button: words.saveCorrection,
  },
  refund: {
    title: words.refundTitle,
    lead: words.refundLead,
    reason: words.reasonForRecords,
    help: words.notSentToGateway,
    button: words.refund,
  },
  disprove: {
    title: words.disproveRefund,
    lead: words.disproveLead,
    reason: words.whatIsWrongAndSource,
    help: words.disproveHelp,
    button: words.askAndDisprove,
  },
  unlist: {
    title: words.unlistName,
    lead: words.unlistLead,
    reason: words.reasonForRecords,
    help: words.notSentToDonor,
    button: words.removeName,
  },
}

/** Form of a staff action, with its required fields. */
export function StaffActionForm({ gift, act, answer, keyOfForm }: FormProps) {
  const { title, lead, reason, help, button } = forms[act]
  const most = gift.can.refund && formatRupiah(gift.can.refund.most)
  return (
    <DeskForm
      key={act}
      answer={answer}
      start={{ amount: most?.slice(3) ?? '' }}
      hidden={{ act, idempotency_key: keyOfForm }}
      button={button}
      variant={act === 'reject' || act === 'refund' ? 'destroy' : 'blue'}
      isUnguarded
    >
      <div>
        <h3 className="text-card">{title}</h3>
        <p className="mt-1.5 text-note text-muted">{lead}</p>
      </div>
      {act === 'confirm' && <Received gift={gift} />}
      {act === 'refund' && <Returned gift={gift} most={most!} />}
      <DeskTextarea name="reason" label={reason} help={help} rows={3} maxLength={500} required />
      {act !== 'reject' && act !== 'unlist' && gift.amount > gift.second_person_above && (
        <SecondPerson gift={gift} />
      )}
    </DeskForm>
  )
}

const SecondPerson = ({ gift }: { gift: DeskGiftWire }) => (
  <Notice tone="info">{words.secondPersonAbove(formatRupiah(gift.second_person_above))}</Notice>
)

function Received({ gift }: { gift: DeskGiftWire }) {
  const sums = (gift.can.confirm ?? []).map((sum, index) => ({
    value: String(sum),
    label: `${formatRupiah(sum)}${index === 0 ? words.withCode : words.withoutCode}`,
  }))
  return (
    <>
      <DeskSelect name="received_amount" label={words.amountReceived} choices={sums} />
      <DeskField name="received_on" label={words.dateReceived} type="date" help={words.emptyIfToday} />
    </>
  )
}

function Returned({ gift, most }: { gift: DeskGiftWire; most: string }) {
  const { ways } = gift.can.refund!
  return (
    <>
      <Notice tone={ways.length > 1 ? 'warn' : 'info'}>{wayWords(gift)}</Notice>
      {ways.length > 1 && (
        <DeskSelect
          name="way"
          label={words.refundBy}
          choices={[
            { value: 'bank', label: words.transferToDonor },
            { value: 'gateway', label: words.againThroughGateway },
          ]}
        />
      )}
      <DeskRupiahField name="amount" label={words.amount} help={words.atMost(most)} />
      {ways.includes('bank') && (
        <DeskField
          name="send_to"
          label={words.targetAccount}
          autoComplete="off"
          maxLength={200}
          help={words.targetAccountHelp}
        />
      )}
    </>
  )
}

function wayWords({ can, acts, channel_title }: DeskGiftWire): string {
  const [first, ...others] = can.refund!.ways
  if (first === 'gateway') return words.gatewayRefunds
  if (!others.length) return words.refundedByHand(channel_title)
  const refusal = acts.findLast((act) => act.refusal)?.refusal
  return words.gatewayWillNot(refusal ?? '')
}
