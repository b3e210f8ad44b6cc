import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { designationWords } from '#src/features/giving/designations.ts'
import { DeskRupiahField } from '#src/features/giving/desk-rupiah-field.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { withSumReason } from '#src/features/giving/rupiah-input.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { DeskEntityPicker, DeskField, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm, type Values } from '#src/ui/desk/form-answer.ts'
import { pickEntities } from '#src/ui/desk/pick-entities.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import type { listChoices, postDisbursement } from './api.ts'
import { ProofField } from './proof-parts.tsx'
import type { FundWire, NewDisbursement } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api }) => {
  const answer = await api<typeof listChoices>('GET /desk/disbursements/choices', { session: true })
  const { funds, documents } = unwrap(answer).data
  return { funds, documents, key: newKey() }
})

/** Funds with money as choices; also the chosen one, which may be used up by now. */
const targetChoices = (funds: readonly FundWire[], chosen: string | undefined) =>
  funds
    .map(({ designation, balance }) => ({
      value: `${designation.type}:${designation.id ?? ''}`,
      label: words.fundLeft(targetWords(designation), formatRupiah(Math.max(0, balance))),
      group: designationWords[designation.type],
      balance,
    }))
    .filter(({ value, balance }) => balance > 0 || value === chosen)

/** Maps the form to the body of `POST /desk/disbursements`; validation is the call's. */
function bodyOf(values: Values): NewDisbursement {
  const [type, id] = (values.target ?? '').split(':')
  const name = values.receiver_name?.trim()
  return {
    paid_on: values.paid_on ?? '',
    amount: readRupiah(values.amount ?? '').amount as number,
    designation: type === 'general' ? { type } : { type: type as 'region', id: Number(id) },
    receiver: values.receiver_id ? { id: Number(values.receiver_id) } : { name: name ?? '' },
    note: values.note ?? '',
    proof_id: values.proof_id ? Number(values.proof_id) : null,
    idempotency_key: values.idempotency_key ?? '',
  }
}

/** Maps the call's errors to the fields of the form. */
const errorsOf = (errors: FieldErrors | undefined, values: Values): FieldErrors =>
  Object.fromEntries(
    Object.entries(withSumReason(errors, 'amount', values.amount)).map(([path, sentences]) => {
      if (path.startsWith('designation')) return ['target', values.target ? sentences : [NO_TARGET]]
      if (!path.startsWith('receiver')) return [path, sentences]
      if (values.receiver_id) return ['receiver_id', sentences]
      return values.receiver_name?.trim() ? ['receiver_name', sentences] : ['receiver_id', [NO_RECEIVER]]
    }),
  )
const NO_TARGET = words.choosePurposeFirst
const NO_RECEIVER = words.chooseReceiver

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { typed, picked, refusal } = await pickEntities(api, values, { receiver_id: 'participant' })
  if (refusal) return refusal
  if (picked.receiver_id && picked.receiver_name?.trim())
    return data<FormAnswer>(
      { values: typed, errors: { receiver_name: [TWO_RECEIVERS] }, choices: {}, code: 400 },
      { status: 400 },
    )
  const answer = await api<typeof postDisbursement>('POST /desk/disbursements', {
    session: true,
    body: bodyOf(picked),
  })
  if (answer.success)
    return redirect(withQuery(deskPaths.disbursement(answer.data.id), { selesai: answer.data.status }))
  return refused(typed, { ...answer, errors: errorsOf(answer.errors, typed) })
})
const TWO_RECEIVERS = words.twoReceivers

/** Form for money that was passed on. */
export function Component() {
  const { funds, documents, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const targets = targetChoices(funds, answer?.values.target)
  return (
    <>
      <Head title={words.enterDisbursement} />
      <DeskHeading title={words.enterDisbursement} lead={words.enterLead} />
      <div className="mt-7">
        {targets.length || answer ? (
          <DeskForm
            answer={answer}
            start={{}}
            hidden={{ idempotency_key: key }}
            button={words.enterDisbursement}
          >
            <DeskSelect
              name="target"
              label={words.fromGiftsFor}
              empty={words.choosePurpose}
              choices={targets}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <DeskRupiahField name="amount" label={words.amount} required />
              <DeskField name="paid_on" label={words.dateSent} type="date" required />
              <DeskEntityPicker name="receiver_id" kind="participant" label={words.receivingInstitution} />
              <DeskField
                name="receiver_name"
                label={words.otherReceiver}
                autoComplete="off"
                maxLength={150}
                help={words.otherReceiverHelp}
              />
            </div>
            <DeskTextarea
              name="note"
              label={words.whatFor}
              help={words.whatForHelp}
              rows={3}
              maxLength={500}
              required
            />
            <ProofField documents={documents} empty={words.noProofYet} />
          </DeskForm>
        ) : (
          <Notice tone="info">{words.nothingToPassOn}</Notice>
        )}
      </div>
    </>
  )
}
